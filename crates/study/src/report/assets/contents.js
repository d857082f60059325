// The list of contents marks the section that is read.

const contents = new Map();
document.querySelectorAll('.contents a').forEach((link) => contents.set(link.hash.slice(1), link));
const sectionsInSight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = contents.get(target.id);
      if (isIntersecting) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-20% 0px -70% 0px' },
);
document.querySelectorAll('main section[id]').forEach((section) => {
  if (contents.has(section.id)) sectionsInSight.observe(section);
});

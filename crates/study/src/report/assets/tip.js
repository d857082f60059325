// A tip beside the pointer: values of plots and pixels.

const tip = element('div', { class: 'tip', hidden: true, 'aria-hidden': 'true' });
document.body.append(tip);

/** Shows something beside the pointer, and keeps it inside the window. */
function showTip({ clientX, clientY }, ...children) {
  tip.replaceChildren(...children);
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  const [right, below] = [clientX + 16, clientY + 16];
  tip.style.left = `${Math.max(4, right + width > innerWidth - 4 ? clientX - width - 12 : right)}px`;
  tip.style.top = `${Math.max(4, below + height > innerHeight - 4 ? clientY - height - 12 : below)}px`;
}

function hideTip() {
  tip.hidden = true;
}

/** The value of a plot that is nearest to the pointer, within a few pixels. */
function nearestValue(svg, { clientX, clientY }) {
  let [nearest, least] = [null, 14];
  for (const marker of svg.querySelectorAll('[data-tip]')) {
    const box = marker.getBoundingClientRect();
    const distance = Math.hypot(clientX - box.x - box.width / 2, clientY - box.y - box.height / 2);
    if (box.width > 0 && distance < least) [nearest, least] = [marker, distance];
  }
  return nearest;
}

for (const svg of document.querySelectorAll('.plot > svg')) {
  svg.addEventListener('pointermove', (event) => {
    const marker = nearestValue(svg, event);
    if (marker) showTip(event, marker.dataset.tip);
    else hideTip();
  });
  svg.addEventListener('pointerleave', hideTip);
}

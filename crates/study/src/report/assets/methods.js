// Methods can be hidden: in plots, tables, maps and the comparer.

const switches = document.querySelector('.methods');
if (switches) {
  switches.hidden = false;
  switches.addEventListener('change', ({ target }) => {
    const method = Number(target.value);
    if (target.checked) hiddenMethods.delete(method);
    else hiddenMethods.add(method);
    document.querySelectorAll(`main [data-method="${method}"]`).forEach((part) => part.classList.toggle('hidden-method', !target.checked));
    comparers.forEach((comparer) => comparer.followHidden());
  });
}

// Tables are sorted by a click on the head of a column: ascending, descending, as they were.

const NEXT = { none: 'ascending', ascending: 'descending', descending: 'none' };

/** Which of two rows comes first; what is not known comes last. */
function compareRows(a, b, column, sign) {
  const [x, y] = [a, b].map((row) => row.cells[column]);
  if (column === 0) return sign * x.textContent.localeCompare(y.textContent);
  const [p, q] = [x, y].map((cell) => (cell.dataset.value === undefined ? NaN : Number(cell.dataset.value)));
  if (Number.isNaN(p) || Number.isNaN(q)) return Number.isNaN(p) - Number.isNaN(q);
  return sign * (p - q);
}

for (const table of document.querySelectorAll('table.numbers')) {
  const [body] = table.tBodies;
  const asWritten = [...body.rows];
  const isFixed = (row) => row.classList.contains('reference');
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    head.setAttribute('aria-sort', 'none');
    head.querySelector('button').title = 'Sort by this column';
    head.querySelector('button').addEventListener('click', () => {
      const order = NEXT[head.getAttribute('aria-sort')];
      heads.forEach((other) => other.setAttribute('aria-sort', other === head ? order : 'none'));
      const rows = asWritten.filter((row) => !isFixed(row));
      const sign = order === 'ascending' ? 1 : -1;
      if (order !== 'none') rows.sort((a, b) => compareRows(a, b, column, sign));
      body.append(...rows, ...asWritten.filter(isFixed));
    });
  });
}

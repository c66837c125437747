/** Counts the clicks on the button of a served stepper. */
export default function enhance(element: Element): void {
  const output = element.querySelector('output');
  let steps = 0;
  element.querySelector('button')?.addEventListener('click', () => {
    if (output) output.value = String(++steps);
  });
}

/** Counts the clicks on the button of a served stepper, and keeps in its title whether one was made before. */
export default function enhance(element: Element, isPressed: boolean): void {
  const output = element.querySelector('output');
  if (output) output.title = String(isPressed);
  let steps = 0;
  element.querySelector('button')?.addEventListener('click', () => {
    if (output) output.value = String(++steps);
  });
}

/** Counts the clicks on a button. `isPressed`: a visitor pressed the button before the script started. */
export default function enhance(element: Element, isPressed: boolean): void {
  const output = element.querySelector('output');
  if (output) output.title = String(isPressed);
  let steps = 0;
  element.querySelector('button')?.addEventListener('click', () => {
    if (output) output.value = String(++steps);
  });
}

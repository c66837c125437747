/**
 * Enables the form's button if a state is chosen. The button opens the file of that state in a new tab.
 * @returns a function that removes this behavior
 */
export function enhanceBroadbandCsv(root: Element): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const form = root.querySelector('form');
  const select = form?.querySelector('select');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const follow = () => {
    if (button) button.disabled = !select?.value;
  };
  select?.addEventListener('change', follow, { signal });
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (select?.value) window.open(select.value, '_blank', 'noopener');
    },
    { signal },
  );
  // The visitor may have chosen a state before the script ran.
  follow();
  return () => ending.abort();
}

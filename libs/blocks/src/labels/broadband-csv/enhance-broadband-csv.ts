/**
 * Enables the form's button depending on the chosen state, and opens the chosen file in a new tab.
 * @returns a function that undoes it
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
  // Chosen before script was there.
  follow();
  return () => ending.abort();
}

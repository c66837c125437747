import { pushEvent } from '@skein/analytics';

/**
 * Makes the form of a review page work: when the visitor chooses a state, the form shows the state's cities and clears
 * the city. When the visitor chooses a city, the form enables the button, which opens the city's review page in a new
 * tab.
 * @returns a function that removes this behavior
 */
export function enhanceReview(root: Element): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-review]');
  const states = form?.querySelector<HTMLSelectElement>('[data-state]');
  const button = form?.querySelector('button');
  if (!form || !states || !button) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const lists = [...form.querySelectorAll<HTMLElement>('[data-cities]')];
  const shown = () => lists.find((list) => list.dataset['cities'] === states.value);
  const cities = () => shown()?.querySelector('select');
  const state = () => shown()?.dataset['name'] ?? '';
  const city = () => cities()?.selectedOptions[0]?.text ?? '';

  function show(): void {
    for (const list of lists) list.hidden = list !== shown();
    button?.toggleAttribute('disabled', !cities()?.value);
  }

  function chooseOnlyCity(): void {
    const select = cities();
    // The list has one city and the placeholder.
    if (select?.options.length === 2) select.selectedIndex = 1;
  }

  function chooseState(): void {
    for (const select of lists.flatMap((list) => list.querySelector('select') ?? []))
      select.selectedIndex = 0;
    chooseOnlyCity();
    show();
    if (states?.value) pushEvent({ event: 'review', category: 'review', action: 'select state', ...where() });
  }

  function chooseCity(): void {
    show();
    if (cities()?.value)
      pushEvent({ event: 'review', category: 'review', action: 'select city', ...where() });
  }

  const where = () => ({ state: state(), ...(cities()?.value && { city: city() }) });

  form.addEventListener('change', ({ target }) => (target === states ? chooseState() : chooseCity()), {
    signal,
  });
  const write = (event: Event) => {
    event.preventDefault();
    const url = cities()?.value;
    if (!url) return;
    pushEvent({ event: 'review', category: 'review', action: 'write-review', ...where() });
    open(url, '_blank', 'noopener');
  };
  button.addEventListener('click', write, { signal });
  form.addEventListener('submit', write, { signal });
  // The browser may restore an earlier choice, and a visitor may choose before the script runs.
  chooseOnlyCity();
  show();
  return () => ended.abort();
}

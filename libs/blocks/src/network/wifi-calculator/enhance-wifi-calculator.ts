import { rollTo } from '@skein/carousels/enhance/rolling-digits';
import { CALCULATOR_PARAMS } from './calculator-query.ts';
import { readSpeed } from './served-speed.ts';
import type { WifiSpeed } from './speed-between.ts';

/**
 * Makes a calculator that the server has rendered show its results without a request. When the visitor chooses a
 * category, the form shows the category's devices. Any change clears the result. The button needs all three choices.
 * @returns a function that removes this behavior
 */
export function enhanceWifiCalculator(root: Element): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-calculator]');
  const router = form?.querySelector<HTMLSelectElement>('[data-router]');
  const category = form?.querySelector<HTMLSelectElement>('[data-category]');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const output = root.querySelector<HTMLElement>('[data-said]');
  const near = root.querySelector('[data-near]');
  const far = root.querySelector('[data-far]');
  if (!form || !router || !category || !button || !output || !near || !far) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const lists = [...form.querySelectorAll<HTMLElement>('[data-devices]')];
  const unknown = root.querySelector<HTMLElement>('[data-unknown]');
  const devices = () =>
    lists.find((list) => list.dataset['devices'] === category.value)?.querySelector('select');

  function show(): void {
    for (const list of lists) {
      const isShown = list.dataset['devices'] === category?.value;
      list.hidden = !isShown;
      const select = list.querySelector('select');
      if (select) select.disabled = !isShown || !category?.value || !router?.value;
    }
    button?.toggleAttribute('disabled', !router?.value || !category?.value || !devices()?.value);
  }

  /**
   * Records the choice in the query string of the page. A reload, a shared link and the page in the other
   * language show the same choice.
   */
  function note(): void {
    const url = new URL(location.href);
    for (const name of CALCULATOR_PARAMS) {
      url.searchParams.delete(name);
      const select = form?.querySelector<HTMLSelectElement>(`select[name=${name}]:enabled`);
      if (select?.value) url.searchParams.append(name, select.value);
    }
    history.replaceState(history.state, '', url);
  }

  function say(speed: WifiSpeed | undefined, isAsked: boolean): void {
    if (near) rollTo(near, speed?.near ?? 0);
    if (far) rollTo(far, speed?.far ?? 0);
    if (unknown) unknown.hidden = !isAsked || speed !== undefined;
    if (!output) return;
    output.textContent = speed
      ? (output.dataset['said'] ?? '')
          .replace('{near}', String(speed.near))
          .replace('{far}', String(speed.far))
      : (isAsked && unknown?.textContent) || '';
  }

  form.addEventListener(
    'change',
    ({ target }) => {
      if (target === category) for (const list of lists) resetChoice(list);
      show();
      note();
      say(undefined, false);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const device = devices()?.value;
      if (!router.value || !category.value || !device) return;
      say(readSpeed(form.dataset['calculator'] ?? '', [router.value, category.value, device]), true);
    },
    { signal },
  );
  // The browser may have restored an earlier choice.
  show();
  return () => ended.abort();
}

function resetChoice(list: Element): void {
  const select = list.querySelector('select');
  if (select) select.selectedIndex = 0;
}

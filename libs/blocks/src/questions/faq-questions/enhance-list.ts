import { isDetails } from './details.ts';

/**
 * Makes the button of a list open and close all questions, and keeps the button's label up to date. It also
 * updates the analytics event in each question's markup.
 */
export function enhanceList(list: HTMLElement, signal: AbortSignal): void {
  const tools = list.querySelector(':scope > [data-faq-all]');
  const questions = [...list.querySelectorAll<HTMLDetailsElement>(':scope > div > details')];
  const { group } = list.dataset;
  const allOpen = () => questions.every(({ open }) => open);
  const label = () => tools?.setAttribute('data-state', allOpen() ? 'collapse' : 'expand');

  function setAll(open: boolean) {
    for (const question of questions) {
      // When all questions are open, opening one question must not close another.
      if (open) question.removeAttribute('name');
      question.open = open;
    }
    if (!open && group !== undefined) for (const question of questions) question.setAttribute('name', group);
    label();
  }

  tools?.querySelector('button')?.addEventListener('click', () => setAll(!allOpen()), { signal });
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (!isDetails(target) || !questions.includes(target)) return;
      const counted = target.querySelector('summary')?.dataset;
      const says = counted?.[target.open ? 'closes' : 'opens'];
      if (counted && says !== undefined) counted['analytics'] = says;
      label();
    },
    { capture: true, signal },
  );
  label();
}

import { isDetails } from './details.ts';

/**
 * Makes the button of a list open and close all questions, keeps its label up to date, and updates the
 * analytics event that a click on each question declares.
 */
export function enhanceList(list: HTMLElement, signal: AbortSignal): void {
  const tools = list.querySelector(':scope > [data-faq-all]');
  const questions = [...list.querySelectorAll<HTMLDetailsElement>(':scope > div > details')];
  const { group } = list.dataset;
  const allOpen = () => questions.every(({ open }) => open);
  const label = () => tools?.setAttribute('data-state', allOpen() ? 'collapse' : 'expand');

  function setAll(open: boolean) {
    for (const question of questions) {
      // All at once is what was asked for: until they are closed again, one does not close another.
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

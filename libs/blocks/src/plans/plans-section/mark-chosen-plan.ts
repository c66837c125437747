import { planIn } from '@skein/forms/contract';
import type { Stop } from './enhance-plans.ts';

const planOf = (row: Element) => planIn(row.querySelector('a')?.getAttribute('href') ?? '');

/**
 * Marks the row of the plan that the URL of the page names, if the server has not marked it. The files of a static
 * export are the same for every plan, so only this function can mark the row there.
 * @returns a function that removes the mark again
 */
export function markChosenPlan(root: Element): Stop {
  const plan = planIn(location.search);
  const rows = [...root.querySelectorAll<HTMLElement>('[data-plan-row]')];
  const row = rows.find((each) => plan !== undefined && planOf(each) === plan);
  if (!row || rows.some((each) => 'chosen' in each.dataset)) return () => {};
  const mark = (chosen: boolean) => {
    row.toggleAttribute('data-chosen', chosen);
    if (chosen) row.querySelector('a')?.setAttribute('aria-current', 'true');
    else row.querySelector('a')?.removeAttribute('aria-current');
    const words = row.querySelector<HTMLElement>('[data-your-plan]');
    if (words) words.hidden = !chosen;
  };
  mark(true);
  return () => mark(false);
}

import type { Answer } from '../bench/ask.ts';
import { quantile } from '../bench/quantile.ts';

const at = (share: number) => (answers: readonly Answer[]) =>
  `${quantile(
    answers.map(({ ms }) => ms),
    share,
  ).toFixed(0)} ms`;
export const at95 = at(0.95);
export const at99 = at(0.99);

/** Returns how many answers have each status, as text. 0 means no answer. */
export function statuses(answers: readonly Pick<Answer, 'status'>[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status || 'none'}`).join(', ');
}

/** Returns how many answers have a status other than those in `fine`. */
export const not = (answers: readonly Answer[], ...fine: readonly number[]) =>
  answers.filter(({ status }) => !fine.includes(status)).length;

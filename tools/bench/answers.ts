import type { Answer } from './ask.ts';
import { quantile } from './quantile.ts';

/** Returns a quantile of the times of answers, in ms. */
export const msAt = (share: number, answers: readonly Answer[]): number =>
  quantile(
    answers.map(({ ms }) => ms),
    share,
  );
const at = (share: number) => (answers: readonly Answer[]) => `${msAt(share, answers).toFixed(0)} ms`;
export const at95 = at(0.95);
export const at99 = at(0.99);

/** Returns how many answers have each status, as text. 0 means no answer. */
export function statuses(answers: readonly Pick<Answer, 'status'>[]): string {
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status));
  return counts
    .map(([status, { length } = []]) => `${length} × ${status === '0' ? 'none' : status}`)
    .join(', ');
}

/** Returns how many answers have a status other than those in `fine`. */
export const not = (answers: readonly Answer[], ...fine: readonly number[]) =>
  answers.filter(({ status }) => !fine.includes(status)).length;

import { readCallTime } from './call-time.ts';
import { knownZone } from './call-zones.ts';

/** An option of a list. In the content, an option is a text: `label/value`. */
export interface CallOption {
  readonly label: string;
  readonly value: string;
}

/**
 * Parses `label/value` at the first slash, because values such as `America/Denver` have slashes. Returns
 * undefined if a part is empty.
 */
export function readOption(entry: string): CallOption | undefined {
  const [label = '', ...rest] = entry.split('/');
  const value = rest.join('/').trim();
  return label.trim() === '' || value === '' ? undefined : { label: label.trim(), value };
}

/**
 * Returns the option with the time of day of a value, or the value itself if there is none. The labels of times differ
 * between languages, and editors may change a label while a visitor fills in the form.
 */
export function offeredTime(times: readonly CallOption[], chosen: string): string {
  if (times.some(({ value }) => value === chosen)) return chosen;
  const clock = readCallTime(chosen)?.clock;
  return times.find(({ value }) => readCallTime(value)?.clock === clock)?.value ?? chosen;
}

/** Functions that check an option, one for each kind of list. Each returns the option's problem, or undefined. */
export const optionProblems = {
  issue: () => undefined,
  time: ({ value }: CallOption) =>
    readCallTime(value) ? undefined : 'holds a time that is not written HH:MM|label',
  zone: ({ value }: CallOption) =>
    knownZone(value) === undefined
      ? `names a zone that nobody knows (${value}): it counts as Eastern`
      : undefined,
} as const;

import { readCallTime } from './call-time.ts';
import { knownZone } from './call-zones.ts';

/** An option of a list in content, written as `label/value`. */
export interface CallOption {
  readonly label: string;
  readonly value: string;
}

/**
 * Parses `label/value`, or returns undefined if a part is empty. The first slash separates them, because values
 * such as `America/Denver` contain slashes.
 */
export function readOption(entry: string): CallOption | undefined {
  const [label = '', ...rest] = entry.split('/');
  const value = rest.join('/').trim();
  return label.trim() === '' || value === '' ? undefined : { label: label.trim(), value };
}

/** For each list, returns why an option cannot be used as it is, or undefined if it can. */
export const optionProblems = {
  issue: () => undefined,
  time: ({ value }: CallOption) =>
    readCallTime(value) ? undefined : 'holds a time that is not written HH:MM|label',
  zone: ({ value }: CallOption) =>
    knownZone(value) === undefined
      ? `names a zone that nobody knows (${value}): it counts as Eastern`
      : undefined,
} as const;

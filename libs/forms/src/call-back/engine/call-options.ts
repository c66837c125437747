import { readCallTime } from './call-time.ts';
import { knownZone } from './call-zones.ts';

/** An entry of a list of content, `label/value`. */
export interface CallOption {
  readonly label: string;
  readonly value: string;
}

/** Reads `label/value`. The first slash divides them: values such as `America/Denver` have their own. */
export function readOption(entry: string): CallOption | undefined {
  const [label = '', ...rest] = entry.split('/');
  const value = rest.join('/').trim();
  return label.trim() === '' || value === '' ? undefined : { label: label.trim(), value };
}

/** Why an entry of each list cannot be used as it stands; undefined: it can. */
export const optionProblems = {
  issue: () => undefined,
  time: ({ value }: CallOption) =>
    readCallTime(value) ? undefined : 'holds a time that is not written HH:MM|label',
  zone: ({ value }: CallOption) =>
    knownZone(value) === undefined
      ? `names a zone that nobody knows (${value}): it counts as Eastern`
      : undefined,
} as const;

import { trimmed } from './trimmed.ts';

/**
 * Whether the value of a field says nothing: there is no value, a text has no visible character, or a list has no
 * item.
 */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && trimmed(value) === '') ||
  (Array.isArray(value) && value.length === 0);

import type { AuthoredEntry } from './entry.ts';
import { isEmpty } from '../model/is-empty.ts';
import { isForVisitors, saysProse } from '../model/untranslated.ts';
import { isLocalized } from './localized.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the names of props with a text for visitors that is not translated into Spanish. */
export function textsWithoutSpanish({ type, values }: AuthoredEntry): string[] {
  const written = isRecord(values) ? values : {};
  return type.rows().flatMap(({ prop, spec }) => {
    const value = written[prop];
    if (!isForVisitors(prop, spec)) return [];
    const { 'en-US': english, es: spanish } = isLocalized(value)
      ? value.localized
      : { 'en-US': value, es: undefined };
    return saysProse(english) && isEmpty(spanish) ? [prop] : [];
  });
}

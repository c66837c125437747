import { defineField, type Field, type Localized, type ParseContext } from '@skein/cms-client';
import { CLOCK, minutesOf, readDay } from './opening-hours.ts';

/**
 * The fields below report a value that they cannot read, and keep it. The default would replace a missing value, and
 * would then claim hours that nobody has entered.
 */
const reportTo = (context: ParseContext, field: string, reason: string) =>
  context.report({ entryId: context.path.at(-1) ?? '', field, reason });

/** Defines a field for days of the week. An unreadable item becomes a text that `readDay` cannot read, too. */
export function days(gf: string): Field<readonly string[], readonly string[] | Localized<readonly string[]>> {
  return defineField<readonly string[], readonly string[] | Localized<readonly string[]>>({
    gf,
    type: 'Array',
    localized: true,
    items: { type: 'Symbol', validations: [] },
    read: (raw, context) =>
      [raw].flat().map((item: unknown) => {
        const word = typeof item === 'string' ? item : '?';
        const day = readDay(word);
        if (day === undefined)
          reportTo(context, gf, `holds “${word.slice(0, 40)}”, which is not the name of a day`);
        return day ?? word;
      }),
  });
}

/** Defines a field for a time of day, HH:MM. */
export function clockTime(gf: string): Field<string, string | Localized<string>> {
  return defineField<string, string | Localized<string>>({
    gf,
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 5 } }, { regexp: { pattern: CLOCK.source } }],
    read(raw, context) {
      const time = typeof raw === 'string' ? raw.trim() : '?';
      if (minutesOf(time) === undefined)
        reportTo(context, gf, 'is not a time in the form HH:MM, so the page shows no hours');
      return time;
    },
  });
}

import * as v from 'valibot';
import type { TypeChange } from './model.types.ts';

/** The most characters that the CMS takes for a short text. */
const SHORT_TEXT_MAX = 256;

const Entry = v.object({
  sys: v.object({ id: v.string(), contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/**
 * Returns a line for each text that is too long for its field, which becomes a short text. Such a text is not
 * shortened, because only an editor knows which words it can lose.
 */
export function longTexts(entries: readonly unknown[], changes: readonly TypeChange[]): readonly string[] {
  const lines: string[] = [];
  for (const change of changes) {
    if (change.kind !== 'changed') continue;
    const shortened = change.fields.filter(
      (one) => one.kind === 'changed' && one.from.type === 'Text' && one.field.type === 'Symbol',
    );
    for (const entry of entries) {
      const { success, output } = v.safeParse(Entry, entry);
      if (!success || output.sys.contentType.sys.id !== change.type.id) continue;
      for (const { field } of shortened)
        for (const [locale, text] of Object.entries(output.fields[field.id] ?? {}))
          if (typeof text === 'string' && text.length > SHORT_TEXT_MAX)
            lines.push(
              `! ${output.sys.id}, ${field.id}, ${locale}: ${text.length} characters. A short text has ${SHORT_TEXT_MAX} at most: shorten it.`,
            );
    }
  }
  return lines;
}

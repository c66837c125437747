import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type Running } from './site-process.ts';

interface Exported {
  readonly entries: { readonly fields: Record<string, Record<string, unknown>> }[];
}

const GENERATED = join(import.meta.dirname, '../../../content/generated');
const TITLE_LENGTH = 300;
const LONG_WORD = 'telecommunicationsinfrastructureinstaller';
const WORDS = `Everything you wanted to know about internet that comes through the wall as light and were too polite to ask the ${LONG_WORD} `;
const LONG_TITLE = WORDS.repeat(3).slice(0, TITLE_LENGTH - 1) + '.';

const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && /^[^<>]* [^<>]*[.!]$/.test(value);

/**
 * Writes a copy of the demo's content export with titles of 300 characters and a very long word in each text.
 * `file` must be in the folder of the export, because the export refers to other files there.
 */
function writeLongContent(file: string): void {
  const exported = JSON.parse(readFileSync(join(GENERATED, 'export.json'), 'utf8')) as Exported;
  for (const { fields } of exported.entries) {
    for (const [name, values] of Object.entries(fields))
      fields[name] = Object.fromEntries(
        Object.entries(values).map(([locale, value]) => [
          locale,
          isSentence(value) ? `${value} ${LONG_WORD}` : value,
        ]),
      );
    const title = fields['gfTitle'];
    if (title && Object.values(title).every((value) => typeof value === 'string'))
      fields['gfTitle'] = Object.fromEntries(Object.keys(title).map((locale) => [locale, LONG_TITLE]));
  }
  writeFileSync(file, JSON.stringify(exported));
}

/** Starts the site with very long titles, and with words that are longer than a line. */
export async function startSiteWithLongContent(): Promise<Running> {
  const file = join(GENERATED, `long-content-${process.pid}.json`);
  writeLongContent(file);
  const site = await startSite({ env: { CONTENT_EXPORT: file } });
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(file, { force: true });
    },
  };
}

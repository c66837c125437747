// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { EVENT_CATALOGUE, type EventDefinition, type LabelRule } from './event-catalogue.ts';
import { withoutPersonalData } from './personal-data.ts';

const definitions: [string, EventDefinition][] = Object.entries(EVENT_CATALOGUE);

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

function labelText(label: LabelRule): string {
  if (label === 'none') return '–';
  if (label === 'text') return 'text';
  if (label === 'text?') return 'text, optional';
  return 'knownOrText' in label ? `${code(label.knownOrText)} or text` : code(label);
}

function fieldsText(fields: EventDefinition['fields']): string {
  const words = Object.entries(fields ?? {}).map(
    ([name, kind]) => `\`${name}\`${kind.endsWith('?') ? ' (optional)' : ''}`,
  );
  return words.join(', ') || '–';
}

/** Returns a table without the spaces that a formatter may add to its columns. */
const unpadded = (table: string | undefined) =>
  table
    ?.replaceAll(/ +\|/g, ' |')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/\| ?--- ?/g, '|---');

function eventTable(): string {
  const rows = definitions.map(
    ([name, { category, actions, label, fields, when }]) =>
      `| \`${name}\` | \`${category}\` | ${code(actions)} | ${labelText(label)} | ${fieldsText(fields)} | ${when} |`,
  );
  return [
    '| event | category | action | label | further fields | pushed when |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

it('is the table of the README, row by row', async () => {
  const readme = await readFile(resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [, table] = /<!-- events -->\n([\s\S]*?)\n<!-- \/events -->/.exec(readme) ?? [];
  expect(unpadded(table?.trim())).toBe(unpadded(eventTable()));
});

it.each(definitions)('lets the personal-data guard pass every field of %s', (_name, { fields }) => {
  const filled = Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, 'x']));
  expect(withoutPersonalData(filled)).toEqual(filled);
});

import type { FieldDefinition } from '../cms/cms.types.ts';
import { meets, ruleOf } from '../model/field-kind.ts';

/** Texts that fit the patterns of content models: addresses, colors, emails, phone numbers, times. */
const SAMPLES = [
  '/a-page',
  '#123456',
  'https://www.example.com/a',
  'ana@example.com',
  '512-555-0123',
  '78701',
  '08:30',
  'TX',
  'a-name',
  'aName',
  '12',
  '2026-11-29',
  '$55',
  'a/path',
  'F0123456789abcdefghijklmno',
];

/** The text contains `name` if the rules allow it. */
export function validText(field: FieldDefinition, name: string): string {
  const pattern = ruleOf(field, 'regexp');
  const size = ruleOf(field, 'size');
  const candidates = [name, `/${name}`, name.toLowerCase(), `https://www.example.com/${name}`, ...SAMPLES];
  const found = candidates
    .map((text) => text.slice(0, size?.max ?? 256).padEnd(size?.min ?? 0, 'x'))
    .find((text) => pattern === undefined || meets(pattern, text));
  if (found === undefined) throw new Error(`No sample meets ${pattern?.pattern} of ${field.id}`);
  return found;
}

export function validNumber(field: FieldDefinition): number {
  const range = ruleOf(field, 'range');
  return range?.min ?? range?.max ?? 3;
}

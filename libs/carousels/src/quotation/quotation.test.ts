import { expect, it } from 'vitest';
import { withMarks } from './quotation.texts.ts';

it.each([
  ['It works.', '“It works.”'],
  ['"It works."', '“It works.”'],
  ['«Funciona.»', '“Funciona.”'],
  ['He said "yes"', '“He said "yes"”'],
])('puts marks around %s once', (quote, expected) => expect(withMarks(quote)).toBe(expected));

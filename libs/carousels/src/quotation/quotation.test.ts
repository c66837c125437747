import { expect, it } from 'vitest';
import { wordsIn } from '@skein/ui';
import { withMarks } from './quotation.texts.ts';

it.each([
  ['It works.', '“It works.”'],
  ['"It works."', '“It works.”'],
  ['«Funciona.»', '“Funciona.”'],
  ['He said "yes"', '“He said "yes"”'],
])('puts marks around %s once', (quote, expected) => expect(withMarks(quote, wordsIn('en'))).toBe(expected));

it.each([
  ['Funciona.', '“Funciona”.'],
  ['«Funciona.»', '“Funciona”.'],
  ['Funciona...', '“Funciona...”'],
  ['¿Funciona?', '“¿Funciona?”'],
])('puts the full stop of %s where Spanish has it', (quote, expected) =>
  expect(withMarks(quote, wordsIn('es'))).toBe(expected),
);

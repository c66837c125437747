import { expect, it } from 'vitest';
import { isForReaders } from './untranslated.ts';

it.each([
  ['Fiber in Mesa', true],
  ['$70', true],
  ['70 €', true],
  ['99.9%', true],
  ['70', false],
  ['2026-11-29', false],
  ['main-hero', false],
  ['/plans', false],
  ['#ff7700', false],
])('whether %s is for readers: %s', (text, expected) => {
  expect(isForReaders(text)).toBe(expected);
});

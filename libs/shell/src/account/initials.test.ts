import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['Ana María Ruiz', 'AR'],
    ['Cher', 'C'],
    ['  élodie   ñáñez ', 'ÉÑ'],
    ['𝒜lex 𝒵ed', '𝒜𝒵'],
    ['', ''],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { money } from './label-facts.ts';

describe('an amount', () => {
  it.each([
    ['0', '0.00', '$0.00'],
    ['70', '70.00', '$70.00'],
    ['$9.99', '9.99', '$9.99'],
    ['1,200', '1200.00', '$1,200.00'],
    [' 12.5 ', '12.50', '$12.50'],
    ['.2', '0.20', '$0.20'],
    ['Varies by location', 'Varies by location', 'Varies by location'],
    ['1.2.3', '1.2.3', '1.2.3'],
    ['.', '.', '.'],
    ['', '', ''],
  ])('written %j is %s to a machine and %s on the label', (written, value, shown) => {
    expect(money(written)).toEqual({ value, shown });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_MOBILE_MAX_PX } from '../shell/shell.constants.ts';
import { navigationFitsFrom } from './bar-width.ts';

const item = (label: string) => ({ label, items: [] });
const base = {
  logoWidth: 104,
  items: [item('Plans'), item('Cities')],
  support: undefined,
  cityName: undefined,
};

describe('the width from which the bar holds the navigation', () => {
  it('is never below the limit of the drawer', () => {
    expect(navigationFitsFrom({ ...base, items: [] })).toBe(PROFILE_MOBILE_MAX_PX + 1);
  });

  it('grows with every entry, letter, city and support page', () => {
    const many = { ...base, items: ['Products', 'Cities', 'Apartments', 'Support', 'Stories'].map(item) };
    const width = navigationFitsFrom(many);
    expect(width).toBeGreaterThan(PROFILE_MOBILE_MAX_PX);
    expect(width).toBeLessThan(1280);
    const city = navigationFitsFrom({ ...many, cityName: 'Austin' });
    const support = navigationFitsFrom({
      ...many,
      cityName: 'Austin',
      support: { kind: 'link', label: 'Support', url: '/s' },
    });
    expect(city).toBeGreaterThan(width);
    expect(support).toBeGreaterThan(city);
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }), (labels) => {
        const items = [...many.items, ...labels.map(item)];
        expect(navigationFitsFrom({ ...many, items })).toBeGreaterThanOrEqual(width);
      }),
    );
  });
});

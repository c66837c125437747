import { wordsIn } from '@skein/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_MOBILE_MAX_PX } from '../shell/shell.constants.ts';
import { checkFitsFrom, navigationFitsFrom } from './bar-width.ts';
import { propsOf } from '../testing/draw-header.tsx';
import { navigationOf } from './header-props.ts';
import { textWidthEm } from './text-width.ts';

const item = (label: string) => ({ label, items: [] });
const base = {
  logoWidth: 104,
  items: [item('Plans'), item('Cities')],
  support: undefined,
  cityName: undefined,
  checkLabels: ['Check availability'],
};
const LEAST_REM = (PROFILE_MOBILE_MAX_PX + 1) / 16;

describe('the width from which the bar holds the navigation', () => {
  it('is never below the limit of the drawer', () => {
    expect(navigationFitsFrom({ ...base, items: [] })).toBe(LEAST_REM);
  });

  it('is that limit for a bar that fits there', () => {
    const items = ['Products', 'Cities'].map((label) => ({ label, items: [{} as never] }));
    const bar = { ...base, logoWidth: 156, items: [...items, item('Business'), item('Support')] };
    expect(navigationFitsFrom(bar)).toBe(LEAST_REM);
  });

  it('grows with every entry, letter, city, support page and word of the call to action', () => {
    const words = ['Products', 'Cities', 'Apartments', 'Documentation', 'Support', 'Stories'];
    const many = { ...base, items: words.map(item) };
    const width = navigationFitsFrom(many);
    expect(width).toBeGreaterThan(LEAST_REM);
    expect(width).toBeLessThan(75);
    const city = navigationFitsFrom({ ...many, cityName: 'Austin' });
    const support = navigationFitsFrom({
      ...many,
      cityName: 'Austin',
      support: { kind: 'link', label: 'Support', url: '/s' },
    });
    expect(city).toBeGreaterThan(width);
    expect(support).toBeGreaterThan(city);
    expect(navigationFitsFrom({ ...many, checkLabels: ['Comprobar la disponibilidad'] })).toBeGreaterThan(
      width,
    );
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }), (labels) => {
        const items = [...many.items, ...labels.map(item)];
        expect(navigationFitsFrom({ ...many, items })).toBeGreaterThanOrEqual(width);
      }),
    );
  });

  it('is nowhere for more than the bar ever holds', () => {
    const items = Array.from({ length: 12 }, () => item('Documentación'));
    expect(navigationFitsFrom({ ...base, items })).toBeGreaterThan(500);
  });
});

describe('the width from which the bar holds the call to action', () => {
  it.each([
    ['Check availability', 22.5],
    ['Ver cobertura', 21],
    ['Get the app', 20],
  ])('%s stands beside the logo on a telephone of %f rem', (label, rem) => {
    expect(checkFitsFrom(117, label)).toBeLessThanOrEqual(rem);
    expect(checkFitsFrom(117, label)).toBeGreaterThan(rem - 3);
  });

  it('grows with its words and with the logo', () => {
    expect(checkFitsFrom(117, 'Comprobar la disponibilidad')).toBeGreaterThan(checkFitsFrom(117, 'Ver'));
    expect(checkFitsFrom(160, 'Ver')).toBeGreaterThan(checkFitsFrom(117, 'Ver'));
  });
});

describe('the width of a text', () => {
  // Widths in em, measured in the text font at weight 600.
  it.each([
    ['Check availability', 8.02],
    ['Descarga la app', 7.22],
    ['Iniciar sesión', 5.9],
    ['Westminster', 5.84],
    ['Support', 3.71],
  ])('%s is a little over %f em', (text, measured) => {
    expect(textWidthEm(text)).toBeGreaterThanOrEqual(measured);
    expect(textWidthEm(text)).toBeLessThan(measured * 1.05);
  });
});

describe('a header without a logo', () => {
  const fitsFrom = (siteTitle: string) => {
    const { logo: _, ...props } = propsOf({ path: '/' });
    return navigationOf({ ...props, page: { ...props.page, siteTitle } }, wordsIn('en')).fitsFrom;
  };

  it('gives the name the room that it needs', () => {
    expect(fitsFrom('Skein')).toBeLessThan(fitsFrom('Skein Fiber Internet of Northern California'));
  });
});

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skeinBrand } from '../tokens/skein-brand.ts';
import { tokensCss } from '../tokens/tokens-css.ts';
import { defineBrand } from './define-brand.ts';
import { brandFromTokens, designTokens, type TokenGroup } from './design-tokens.ts';

const read = (brand: Parameters<typeof designTokens>[0]): TokenGroup =>
  JSON.parse(JSON.stringify(designTokens(brand))) as TokenGroup;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('design tokens', () => {
  it('of the demo give its style back', () => {
    expect(defineBrand(brandFromTokens(read(skeinBrand))).css).toBe(tokensCss);
  });

  it('of any brand give the brand back', () => {
    const colors = fc.record(
      { primary: hex, ink: hex, paper: hex, amber: hex },
      { requiredKeys: ['primary'] },
    );
    fc.assert(
      fc.property(colors, fc.constantFrom('4px', '0px', '50%', '1.5rem'), (some, medium) => {
        const fonts = { heading: 'Georgia, serif', text: '"Own Face",system-ui' };
        const brand = defineBrand({ name: 'Harbor', colors: some, fonts, radius: { medium } });
        const { css: _, scales, ...again } = defineBrand(brandFromTokens(read(brand)));
        const { css: __, scales: before, ...rest } = brand;
        expect(again).toEqual(rest);
        expect({ ...scales, '--font-heading': '' }).toEqual({ ...before, '--font-heading': '' });
        expect(scales['--font-heading']).toBe('"Georgia",serif');
      }),
      { numRuns: 30 },
    );
  });

  it('have a type and a value at every leaf', () => {
    const leaves = (tokens: TokenGroup, type = tokens.$type): (readonly [string | undefined, unknown])[] =>
      '$value' in tokens
        ? [[tokens.$type ?? type, tokens.$value]]
        : Object.entries(tokens).flatMap(([name, child]) =>
            name.startsWith('$') ? [] : leaves(child as TokenGroup, (child as TokenGroup).$type ?? type),
          );
    const all = leaves(read(skeinBrand));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([type, value]) => type === undefined || value === undefined)).toEqual([]);
    expect(read(skeinBrand)['radius']).toMatchObject({
      $type: 'dimension',
      small: { $value: { value: 8, unit: 'px' } },
    });
  });

  it('that a tool has saved without our notes are read by their values', () => {
    const tokens = read(defineBrand({ name: 'Harbor', colors: { primary: '#1c4f9c' } }));
    const plain = JSON.parse(
      JSON.stringify(tokens, (key, value: unknown) =>
        key === '$extensions' || key === 'hex' ? undefined : value,
      ),
    ) as unknown;
    const options = brandFromTokens(plain);
    expect([options.name, options.radius?.small, options.themes?.ink?.text]).toEqual([
      '',
      '8px',
      brandFromTokens(tokens).themes?.ink?.text,
    ]);
    expect(() => defineBrand(options)).toThrow('name: there is none');
    expect(() => defineBrand({ ...options, name: 'Harbor' })).not.toThrow();
  });

  it.each([null, 7, 'x', [], {}, { theme: 7, font: { heading: { $value: 7 } } }])(
    'that are %j are no brand',
    (tokens) => {
      expect(() => defineBrand(brandFromTokens(tokens))).toThrow('cannot be used');
    },
  );
});

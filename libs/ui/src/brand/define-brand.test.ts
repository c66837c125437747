// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, luminance, readableHex } from '../tokens/contrast.ts';
import { contrastPairs, pairContrast } from '../tokens/contrast-pairs.ts';
import { colorTokens } from '../tokens/color-tokens.ts';
import { INK, PAPER } from '../tokens/ink-and-paper.ts';
import { scaleTokens } from '../tokens/scales.ts';
import { themeGrounds } from '../tokens/theme-grounds.ts';
import { roleTokens, themeNames, themes } from '../tokens/themes.ts';
import { tokensCss } from '../tokens/tokens-css.ts';
import { mixed } from './shades.ts';
import { defineBrand } from './define-brand.ts';
import { brandColorNames, type BrandOptions } from './brand-options.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColors = fc.record(
  Object.fromEntries(brandColorNames.map((name) => [name, hex])) as Record<
    (typeof brandColorNames)[number],
    typeof hex
  >,
  { requiredKeys: ['primary'] },
);
const north = { name: 'North', colors: { primary: '#0b5cad' } } as const satisfies BrandOptions;

describe('defineBrand', () => {
  it('makes themes out of any colors in which every pair can be read', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { themes: made } = defineBrand({ name: 'Any', colors });
        const unreadable = themeNames.flatMap((theme) =>
          contrastPairs.filter((pair) => !(pairContrast(made[theme], pair) >= pair.minimum)),
        );
        expect(unreadable).toEqual([]);
      }),
    );
  });

  it('keeps text on a button readable while it is pointed at', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { themes: made } = defineBrand({ name: 'Any', colors });
        for (const { text, ...theme } of Object.values(made))
          for (const product of ['internet', 'tv', 'phone', 'business'] as const) {
            const hovered = mixed(theme[`${product}-fill`], text, 0.88);
            expect(contrastRatio(theme[`on-${product}-fill`], hovered)).toBeGreaterThanOrEqual(4.5);
          }
      }),
    );
  });

  it('has grounds on which colors from content are as readable as on those they are measured on', () => {
    fc.assert(
      fc.property(anyColors, hex, (colors, content) => {
        const { themes: made } = defineBrand({ name: 'Any', colors });
        for (const theme of themeNames)
          if (contrastRatio(content, themeGrounds[theme]) >= 4.5)
            expect(contrastRatio(content, made[theme].surface)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('can set its own ink and paper wherever the demo’s were measured', () => {
    fc.assert(
      fc.property(anyColors, hex, (colors, ground) => {
        const { scales } = defineBrand({ name: 'Any', colors });
        const measured = readableHex(ground);
        const text = measured === INK ? scales['--ink'] : measured === PAPER ? scales['--paper'] : undefined;
        if (text !== undefined) expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('has every color an editor may choose, readable where a theme’s text stands', () => {
    const { palette } = defineBrand(north);
    expect(Object.keys(palette)).toEqual(Object.keys(colorTokens));
    expect(luminance(palette.ink)).toBeLessThanOrEqual(luminance(colorTokens.ink));
  });

  it('is the demo, to the letter, where every color is given', () => {
    const demo = defineBrand({
      name: 'Skein',
      colors: { primary: '#00655e', ink: '#0e1729', paper: '#fbf7f0' },
      themes,
    });
    expect(demo.css).toBe(tokensCss);
  });

  it('writes what it has into its style: all roles, corners and typefaces', () => {
    const { css } = defineBrand({ ...north, radius: { medium: '4px' }, fonts: { heading: 'Georgia,serif' } });
    for (const role of roleTokens) expect(css).toContain(`--color-${role}:`);
    for (const property of Object.keys(scaleTokens)) expect(css).toContain(`${property}:`);
    expect(css).toContain('--radius-medium:4px');
    expect(css).toContain(`--radius-small:${scaleTokens['--radius-small']}`);
    expect(css).toContain('--font-heading:Georgia,serif');
  });

  it('lets the rest of a theme follow a color that is set by hand', () => {
    const { themes: made } = defineBrand({
      ...north,
      themes: { teal: { surface: '#4a0d3a', accent: '#FFD' } },
    });
    expect(made.teal.surface).toBe('#4a0d3a');
    expect(made.teal.accent).toBe('#ffffdd');
    expect(contrastRatio(made.teal['on-accent'], '#ffffdd')).toBeGreaterThanOrEqual(4.5);
  });

  it.each<[string, object, RegExp]>([
    ['a color it cannot read', { colors: { primary: 'navy' } }, /colors\.primary: "navy" is no color/],
    ['a color of nothing', { colors: { primary: '#0b5cad', tv: '#12' } }, /colors\.tv: "#12" is no color/],
    ['a half-transparent one', { colors: { primary: '#0b5cad80' } }, /colors\.primary/],
    ['no primary color', { colors: {} }, /colors\.primary: there is none/],
    [
      'a wrong name of a color',
      { colors: { primary: '#0b5cad', grape: '#fff' } },
      /colors: "grape" is none of "primary"/,
    ],
    ['a wrong setting', { color: '#fff' }, /the brand: "color" is none of/],
    ['a wrong theme', { themes: { dark: {} } }, /themes: "dark" is none of "paper"/],
    ['a wrong role', { themes: { ink: { acent: '#fff' } } }, /themes\.ink: "acent" is none of .*"accent"/],
    ['a wrong corner', { radius: { huge: '9px' } }, /radius: "huge"/],
    ['a font that ends the style', { fonts: { text: 'x}</style>' } }, /fonts\.text/],
    ['no name', { name: ' ' }, /name: there is none/],
  ])('refuses %s, and names it', (_, options, message) => {
    expect(() => defineBrand({ ...north, ...options })).toThrow(message);
  });

  it('lists the pairs that cannot be read, with their contrast', () => {
    const pale = { ink: { accent: '#0f1f3f' }, amber: { surface: '#a06000' } };
    expect(() => defineBrand({ ...north, themes: pale })).toThrow(
      /themes\.ink: accent #0f1f3f on surface #\w{6} has 1\.\d:1 and needs 4\.5:1[^]*themes\.amber\.surface: #a06000 is too near/,
    );
  });

  it('has a type that knows the names', () => {
    const wrong: BrandOptions[] = [
      // @ts-expect-error -- no such color
      { name: 'North', colors: { primary: '#0b5cad', grape: '#fff' } },
      // @ts-expect-error -- no such role
      { ...north, themes: { ink: { acent: '#fff' } } },
      // @ts-expect-error -- no such theme
      { ...north, themes: { dark: {} } },
      // @ts-expect-error -- no such corner
      { ...north, radius: { huge: '9px' } },
      // @ts-expect-error -- no primary color
      { name: 'North', colors: { ink: '#000' } },
    ];
    for (const options of wrong) expect(() => defineBrand(options)).toThrow();
  });
});

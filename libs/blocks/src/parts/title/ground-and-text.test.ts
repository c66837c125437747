// @vitest-environment node
import { toColor } from '@skein/cms-client';
import { colorTokens, contrastRatio, groundRules, readableText, TEXT_CONTRAST } from '@skein/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textColorOn } from './block-title.tsx';

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

/** Expects that the text on a background has the color that `readableText` returns. */
function holds(fill: string | undefined): void {
  if (fill === undefined) throw new Error('no color');
  expect(groundRules(fill).join('').replaceAll(/:\s+/g, ':')).toContain(
    `--color-text:${readableText(fill)};`,
  );
}

describe('a color from content', () => {
  it.each(Object.entries(colorTokens))(
    '%s is parsed to what the palette says, and can be written on',
    (name, value) => {
      expect(toColor(name, colorTokens)).toBe(value);
      holds(toColor(name, colorTokens));
    },
  );

  it('can be written on, whatever an editor enters', () => {
    fc.assert(fc.property(hex, (value) => holds(toColor(value, colorTokens))));
  });

  it('is taken for text only where it can be read', () => {
    fc.assert(
      fc.property(hex, hex, (text, ground) => {
        const shown = textColorOn(toColor(text, colorTokens), toColor(ground, colorTokens));
        const kept = contrastRatio(text, ground) >= TEXT_CONTRAST;
        expect(shown).toBe(kept ? text : readableText(ground));
      }),
    );
  });
});

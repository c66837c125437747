// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readableText, TEXT_CONTRAST } from '../tokens/contrast.ts';
import { INK } from '../tokens/ink-and-paper.ts';
import { themeNames, themes } from '../tokens/themes.ts';
import { groundRules, REDS } from './paint.styles.ts';

describe('a ground from content', () => {
  it('takes ink and paper from the brand, the night that blocks choose included', () => {
    expect(groundRules('#ffd400').join('')).toMatch(/--color-text: *var\(--ink\);/);
    const night = groundRules(INK).join('');
    expect(night).toMatch(/background-color: *var\(--ink\);/);
    expect(night).toMatch(/--color-text: *var\(--paper\);/);
    expect(night).not.toContain(INK);
  });
});

describe('what is wrong on a ground from content', () => {
  it('can be read, whatever an editor enters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (fill) => {
        const rules = groundRules(fill).join('');
        const red = /--color-danger: *([^;]+);/.exec(rules)?.[1] ?? '';
        if (red !== readableText(fill))
          expect(contrastRatio(red, fill)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        // Error messages have the same background.
        expect(rules).toMatch(new RegExp(`--color-danger-surface: *${fill};`));
      }),
    );
  });

  it('has the reds of the themes', () => {
    expect(new Set(themeNames.map((theme) => themes[theme].danger))).toEqual(new Set(REDS));
  });
});

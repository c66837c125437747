// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFacesCss, fontFiles } from './font-faces.ts';

/** Maximum size of both fonts together, bytes. */
const BUDGET_BYTES = 45_000;

describe('fontFacesCss', () => {
  it('points at each file where the host serves it', () => {
    const css = fontFacesCss((file) => `/assets/x1-${file}`);
    for (const file of fontFiles) expect(css).toContain(`url("/assets/x1-${file}") format("woff2")`);
  });

  it('never hides text while a font is on its way', () => {
    const css = fontFacesCss((file) => file);
    expect(css.match(/font-display:swap/g)).toHaveLength(fontFiles.length);
  });

  it('lets text keep its fallback where a host would rather have nothing move', () => {
    const css = fontFacesCss((file) => file, { display: 'optional' });
    expect(css.match(/font-display:optional/g)).toHaveLength(fontFiles.length);
    expect(css).not.toContain('swap');
  });

  it('brings a local face of the same measure for each typeface', () => {
    const css = fontFacesCss((file) => file);
    for (const family of ['Bricolage Fallback', 'Figtree Fallback']) {
      const rule = css.split('@font-face').find((face) => face.includes(`"${family}"`)) ?? '';
      expect(rule).toMatch(/local\("Arial/);
      const adjust = Number(/size-adjust:([\d.]+)%/.exec(rule)?.[1]);
      expect(adjust).toBeGreaterThan(85);
      expect(adjust).toBeLessThan(115);
      expect(rule).toMatch(/ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:[\d.]+%/);
    }
  });
});

describe('the font files', () => {
  it('are there, with their licences, within the budget', () => {
    const present = readdirSync(import.meta.dirname);
    const bytes = fontFiles.map((file) => statSync(join(import.meta.dirname, file)).size);
    for (const file of fontFiles) expect(present).toContain(file.replace('.woff2', '.OFL.txt'));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET_BYTES);
  });
});

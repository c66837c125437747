// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

const carried = (entry: 'index' | 'flags' | 'consent' | 'consent/begin-consent', names: string) =>
  carriedCode(resolve(import.meta.dirname, `${entry}.ts`), names);

describe('what a page carries', () => {
  it.each([
    ['isVariationOn', 150],
    ['pushEvent', 550],
    ['pushEvent, pushDeclaredEvent, trackPageView, loadPortalData', 1800],
  ])('stays small for %s: at most %i bytes', async (names, limit) => {
    const { code, gzipBytes } = await carried('index', names);
    expect(gzipBytes).toBeLessThan(limit);
    expect(code).not.toMatch(/valibot|openfeature|from"react/i);
  });

  it('holds no schema library, no flags library and no React, whatever is taken from the main entry point', async () => {
    const { code, gzipBytes } = await carried('index', Object.keys(await import('./index.ts')).join(', '));
    expect(code).not.toMatch(/valibot|openfeature|from"react/i);
    expect(gzipBytes).toBeLessThan(2600);
  });

  it('for the consent of visitors is a few hundred bytes in the first script, and the rest comes later', async () => {
    const first = await carried('consent/begin-consent', 'beginConsent');
    expect(first.gzipBytes).toBeLessThan(925);
    const later = await carried('consent', Object.keys(await import('./consent.ts')).join(', '));
    expect(later.gzipBytes).toBeLessThan(1500);
  });

  it('is known for the flags library, which is why it has its own entry point', async () => {
    const { gzipBytes } = await carried('flags', 'useVariation, FlagsProvider');
    expect(gzipBytes).toBeGreaterThan(5_000);
    expect(gzipBytes).toBeLessThan(11_000);
  });
});

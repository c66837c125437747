// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

const carried = (file: string, names: string, external?: RegExp) =>
  carriedCode(resolve(import.meta.dirname, file), names, external);

describe('what a page carries', () => {
  it.each([
    ['header/header-island.tsx', 'HeaderIsland', undefined, 12 * 1024],
    ['header/header.tsx', 'Header', undefined, 15 * 1024],
    ['address-check/address-check-dialog.tsx', 'AddressCheckDialog', undefined, 7 * 1024],
    ['enhance/enhance-shell.ts', 'enhanceShell, announcePortalData', /^@skein\//, 1200],
  ])('of %s (%s) stays small', async (file, names, external, limit) => {
    const { code, gzipBytes } = await carried(file, names, external);
    expect(gzipBytes).toBeLessThan(limit);
    expect(code).not.toMatch(/valibot|openfeature|contentful|DOMPurify|react-aria/i);
  });

  it('of the first script, with all that it calls, is under 2.25 KB and holds no framework', async () => {
    const { code, gzipBytes } = await carried(
      'enhance/enhance-shell.ts',
      'enhanceShell, announcePortalData',
      /^$/,
    );
    expect(gzipBytes).toBeLessThan(2.25 * 1024);
    expect(code).not.toMatch(/react|styled/i);
  });
});

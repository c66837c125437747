// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that a page carries of the finder, beside React, styled-components and the map. Bytes, gzip. */
const MOST = 25 * 1024;
const NOT_COUNTED = /^(react|react-dom|styled-components)(\/|$)|^@skein\/map$/;

const carried = (file: string, names: string) =>
  carriedCode(resolve(import.meta.dirname, file), names, NOT_COUNTED);

describe('what a page carries', () => {
  it.each([
    ['apartment-finder/apartment-finder.tsx', 'ApartmentFinder'],
    ['index.ts', 'ApartmentFinder'],
  ])('of %s (%s) is at most 25 KB, and neither the catalogue nor what reads content', async (file, names) => {
    const { code, gzipBytes } = await carried(file, names);
    expect(gzipBytes).toBeLessThanOrEqual(MOST);
    expect(code).not.toMatch(/valibot|contentful|DOMPurify|new_customers_phone|maplibre/i);
  });
});

// @vitest-environment node
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** What a page carries that wakes one of these blocks alone. Bytes, gzip. */
const MOST: readonly (readonly [folder: string, name: string, bytes: number])[] = [
  ['animated-text', 'enhanceAnimatedText', 1024],
  ['scroll-progress', 'enhanceScrollProgress', 1024],
  ['carousel-block/gaming-stories', 'enhanceScrollSliders', 1280],
  ['carousel-block/videos', 'enhanceVideoCarousels', 4096],
  ['primary-hero', 'enhancePrimaryHeroes', 4096],
];

it.each(MOST)('%s moves by %s within its limit, without a framework', async (folder, name, most) => {
  const { code, gzipBytes } = await carriedCode(resolve(import.meta.dirname, folder, 'enhance.ts'), name);
  expect(gzipBytes).toBeLessThanOrEqual(most);
  expect(code).not.toMatch(/from\s*["'](?:react|styled-components)/);
});

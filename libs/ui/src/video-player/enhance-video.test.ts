// @vitest-environment node
import { expect, it } from 'vitest';
import { carriedCode } from '../../../carried-code.ts';

it('costs a page about a kilobyte, and no React', async () => {
  const { code, gzipBytes } = await carriedCode(`${import.meta.dirname}/enhance-video.ts`, 'enhanceVideos');
  expect(gzipBytes).toBeLessThanOrEqual(1024);
  expect(code).not.toMatch(/from\s*["']react/);
});

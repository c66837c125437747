// @vitest-environment node
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { carriedCode } from '../../../carried-code.ts';
import type * as pagePath from './page-path.ts';

/** What is left of the rules of addresses in a build: bundlers leave out what they take for idle. */
async function bundled() {
  const { code } = await carriedCode(resolve(import.meta.dirname, 'page-path.ts'), 'readPagePath');
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ address)) as Pick<typeof pagePath, 'readPagePath'>;
}

it('refuses a % that stands for no character in a build, too', async () => {
  const { readPagePath } = await bundled();
  expect(readPagePath('/plans')).toEqual({ path: '/plans' });
  expect(readPagePath('/50%-off').path).toBeUndefined();
});

// @vitest-environment node
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import type * as pagePath from './page-path.ts';

/**
 * Returns the function that reads paths, from a built bundle. The tests need a bundle, because a bundler drops calls
 * that it considers free of effects.
 */
async function bundled() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: resolve(import.meta.dirname, 'page-path.ts'), formats: ['es'], fileName: 'page-path' },
    },
  });
  const code = [result].flat().flatMap((built) => ('output' in built ? built.output[0].code : []));
  const address = `data:text/javascript,${encodeURIComponent(code.join(''))}`;
  return (await import(/* @vite-ignore */ address)) as Pick<typeof pagePath, 'readPagePath'>;
}

it('refuses a % that stands for no character in a build, too', async () => {
  const { readPagePath } = await bundled();
  expect(readPagePath('/plans')).toEqual({ path: '/plans' });
  expect(readPagePath('/50%-off').path).toBeUndefined();
});

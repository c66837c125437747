import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes `x.js.br` and `x.js.gz` beside every script of the browser builds, so that the server need not
 * compress them.
 */
export const precompress: Plugin = {
  name: 'precompress',
  // A build that watches files does not compress: the browser is on the same machine.
  applyToEnvironment: ({ config }) => config.consumer === 'client' && config.build.watch === null,
  writeBundle({ dir = '' }) {
    const folder = join(dir, 'static');
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
};

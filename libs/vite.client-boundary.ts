import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DIRECTIVE = /^\s*['"]use client['"]/;

/**
 * Makes a build fail if a built file lacks the `'use client'` of its source. React finds client components by
 * this first line.
 */
export const clientBoundary: Plugin = {
  name: 'client-boundary',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || DIRECTIVE.test(chunk.code)) continue;
      const source = chunk.moduleIds.find(
        (id) => id.startsWith('/') && DIRECTIVE.test(readFileSync(id, 'utf8')),
      );
      if (source) this.error(`${chunk.fileName} has lost the 'use client' of ${source}`);
    }
  },
};

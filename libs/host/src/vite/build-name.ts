import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_NAME_FILE } from '../document/build-name-file.ts';

/** Names a build by its contents. Replicas whose builds have the same name draw the same pages. */
export const buildName: Plugin = {
  name: 'skein-build-name',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle(_options, bundle) {
    // A build that watches files needs no name, because development has no replicas.
    if (this.meta.watchMode) return;
    const { root, environments } = this.environment.getTopLevelConfig();
    const client = resolve(root, environments['client']?.build.outDir ?? 'dist/client');
    const hash = createHash('sha256').update(readFileSync(join(client, 'skein-assets.json')));
    for (const file of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
      if (file.type === 'chunk') hash.update(file.fileName).update(file.code);
    writeFileSync(join(client, BUILD_NAME_FILE), hash.digest('base64url').slice(0, 22));
  },
};

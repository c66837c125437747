import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import { libConfig } from '../vite.lib.ts';

const IMPORT = /^import (\w+) from "maplibre-gl\/dist\/maplibre-gl-worker\.mjs\?worker&url";$/m;
/** Path of the worker in the package. It ends with `.js`, because some servers send a wrong type for `.mjs`. */
const CARRIED = '_virtual/maplibre-gl-worker.js';

/**
 * Copies MapLibre's worker into the package, to a path that every bundler finds. The original import ends
 * with `?worker&url`, which only Vite reads. The copy must fit the installed MapLibre, so the package depends
 * on one exact version of MapLibre.
 */
const carryWorker: Plugin = {
  name: 'carry-worker',
  apply: 'build',
  renderChunk(code, { fileName }) {
    if (!IMPORT.test(code)) return null;
    const up = '../'.repeat(fileName.split('/').length - 1) || './';
    return {
      code: code.replace(IMPORT, `const $1 = new URL('${up}${CARRIED}', import.meta.url).href;`),
      map: null,
    };
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.code.includes('?worker'))
        this.error(`${chunk.fileName} asks Vite for a worker`);
    const worker = fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'));
    const source = readFileSync(worker, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    if (/^import\b/m.test(source)) this.error('MapLibre’s worker is no longer one file');
    this.emitFile({ type: 'asset', fileName: CARRIED, source });
  },
};

const config = libConfig(import.meta.dirname);

export default mergeConfig(config, { plugins: [carryWorker] });

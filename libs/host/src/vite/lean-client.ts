import type { Plugin } from 'vite';

/** Removes a table of vendor prefixes from the style runtime, because nothing here uses it. */
export const withoutVendorPrefixes: Plugin = {
  name: 'without-vendor-prefixes',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export function prefix(value) { return value; }',
  },
};

/**
 * Replaces Vite's helper around `import()`, since chunks contain no CSS. Until a page is left, a browser
 * remembers that a script failed to load (https://github.com/whatwg/html/issues/6768), even for other scripts
 * that need it. So the files of an import are fetched once before: a failed fetch leaves nothing behind, and
 * the next try may succeed.
 */
export const plainImport: Plugin = {
  name: 'plain-import',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler() {
      return `
        const arrivals = new Map();
        async function fetched(file) {
          const response = await fetch(${JSON.stringify(this.environment.config.base)} + file);
          if (!response.ok) throw new TypeError(file + ': ' + response.status);
          await response.arrayBuffer();
        }
        function arrival(file) {
          if (!arrivals.has(file)) {
            arrivals.set(file, fetched(file));
            arrivals.get(file).catch(() => arrivals.delete(file));
          }
          return arrivals.get(file);
        }
        export const __vitePreload = (load, files = []) => Promise.all(files.map(arrival)).then(load);`;
    },
  },
};

/**
 * Bundles the server with its packages: as fifteen hundred files, they took a second of each start. Packages
 * with files of their own stay outside.
 */
export const wholeServer: Plugin = {
  name: 'whole-server',
  apply: 'build',
  enforce: 'post',
  // Not for a build that watches: it would take longer to see a change.
  configEnvironment: (name, { build }) =>
    name === 'ssr' && !build?.watch ? { resolve: { noExternal: true } } : undefined,
};

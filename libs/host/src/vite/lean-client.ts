import type { Plugin } from 'vite';

/** Removes the table of vendor prefixes from styled-components, because no style of a site needs it. */
export const withoutVendorPrefixes: Plugin = {
  name: 'without-vendor-prefixes',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export function prefix(value) { return value; }',
  },
};

/**
 * Replaces Vite's helper around `import()`, because its work for CSS is unnecessary here. After a script has
 * failed to load, browsers refuse every import of this script until the visitor leaves the page
 * (https://github.com/whatwg/html/issues/6768). So the new helper first fetches all files of an import, because
 * a failed fetch can be repeated.
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
 * Bundles the server with its packages, because 1,500 separate files took a second of each start. Packages that
 * read files of their own folder are not bundled.
 */
export const wholeServer: Plugin = {
  name: 'whole-server',
  apply: 'build',
  enforce: 'post',
  // A build that watches files leaves packages outside, so that changes show sooner.
  configEnvironment: (name, { build }) =>
    name === 'ssr' && !build?.watch ? { resolve: { noExternal: true } } : undefined,
};

import type { Plugin } from 'vite';

/** The style runtime brings a table of vendor prefixes along, which nothing here switches on. */
export const withoutVendorPrefixes: Plugin = {
  name: 'without-vendor-prefixes',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export function prefix(value) { return value; }',
  },
};

/** Chunks hold no CSS, and a page names those it needs: what is left of Vite's helper around `import()` is the import. */
export const plainImport: Plugin = {
  name: 'plain-import',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** As fifteen hundred files, packages took a second of each start. Those that bring files of their own stay outside. */
export const wholeServer: Plugin = {
  name: 'whole-server',
  apply: 'build',
  enforce: 'post',
  // Not for a build that watches: it would take longer to see a change.
  configEnvironment: (name, { build }) =>
    name === 'ssr' && !build?.watch ? { resolve: { noExternal: true } } : undefined,
};

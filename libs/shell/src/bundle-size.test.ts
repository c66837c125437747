// @vitest-environment node
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** What a page carries of some exports: minified, without React and styled-components, gzip bytes. */
async function carried(
  file: string,
  names: string,
  external: RegExp,
): Promise<{ code: string; gzipBytes: number }> {
  const probe = 'virtual:probe.js';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@skein/source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents: { displayName: false, fileName: false } },
    },
    plugins: [
      {
        name: 'probe',
        resolveId: (id) => (id === probe ? id : undefined),
        load: (id) =>
          id === probe
            ? `export { ${names} } from ${JSON.stringify(resolve(import.meta.dirname, file))};`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: probe, external, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('expected one build');
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  const needed = new Set(first ? [first.fileName] : []);
  // A set that grows while it is walked: what is imported at once, but not what is fetched later.
  for (const name of needed)
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) needed.add(next);
  const code = [...needed].map((name) => chunks.get(name)?.code).join('\n');
  return { code, gzipBytes: gzipSync(code).length };
}

const FRAMEWORK = /^(react|react-dom|styled-components)(\/|$)/;

describe('what a page carries', () => {
  it.each([
    ['header/header-island.tsx', 'HeaderIsland', FRAMEWORK, 12 * 1024],
    ['header/header.tsx', 'Header', FRAMEWORK, 15 * 1024],
    ['address-check/address-check-dialog.tsx', 'AddressCheckDialog', FRAMEWORK, 7 * 1024],
    ['enhance/enhance-shell.ts', 'enhanceShell, announcePortalData', /^@skein\//, 1200],
  ])('of %s (%s) stays small', async (file, names, external, limit) => {
    const { code, gzipBytes } = await carried(file, names, external);
    expect(gzipBytes).toBeLessThan(limit);
    expect(code).not.toMatch(/valibot|openfeature|contentful|DOMPurify|react-aria/i);
  });

  it('of the first script, with all that it calls, is under 2 KB and holds no framework', async () => {
    const { code, gzipBytes } = await carried(
      'enhance/enhance-shell.ts',
      'enhanceShell, announcePortalData',
      /^$/,
    );
    expect(gzipBytes).toBeLessThan(2048);
    expect(code).not.toMatch(/react|styled/i);
  });
});

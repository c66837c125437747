// @vitest-environment node
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** What an app carries that imports only `names` from an entry point: minified, without React, gzip bytes. */
async function carried(
  entry: 'index' | 'flags',
  names: string,
): Promise<{ code: string; gzipBytes: number }> {
  const source = resolve(import.meta.dirname, `${entry}.ts`);
  const probe = 'virtual:probe.js';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'probe',
        resolveId: (id) => (id === probe ? id : undefined),
        load: (id) => (id === probe ? `export { ${names} } from ${JSON.stringify(source)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: probe, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('expected one build');
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return { code, gzipBytes: gzipSync(code).length };
}

describe('what a page carries', () => {
  it.each([
    ['isVariationOn', 150],
    ['pushEvent', 550],
    ['pushEvent, pushDeclaredEvent, trackPageView, loadPortalData', 1800],
  ])('stays small for %s: at most %i bytes', async (names, limit) => {
    const { code, gzipBytes } = await carried('index', names);
    expect(gzipBytes).toBeLessThan(limit);
    expect(code).not.toMatch(/valibot|openfeature|from"react/i);
  });

  it('holds no schema library, no flags library and no React, whatever is taken from the main entry point', async () => {
    const { code, gzipBytes } = await carried('index', Object.keys(await import('./index.ts')).join(', '));
    expect(code).not.toMatch(/valibot|openfeature|from"react/i);
    expect(gzipBytes).toBeLessThan(2600);
  });

  it('is known for the flags library, which is why it has its own entry point', async () => {
    const { gzipBytes } = await carried('flags', 'useVariation, FlagsProvider');
    expect(gzipBytes).toBeGreaterThan(5_000);
    expect(gzipBytes).toBeLessThan(11_000);
  });
});

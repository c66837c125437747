// @vitest-environment node
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

interface Carried {
  readonly code: string;
  readonly gzipBytes: number;
  /** What is fetched later, bytes by file. */
  readonly later: Readonly<Record<string, number>>;
}

/** What a page carries of some exports: minified, without React and styled-components, gzip bytes. */
async function carried(file: string, names: string): Promise<Carried> {
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
      rolldownOptions: {
        input: probe,
        external: /^(react|react-dom|styled-components)(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('expected one build');
  const chunks = new Map(
    result.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  const needed = new Set(first ? [first.fileName] : []);
  // A set that grows while it is walked: what is imported at once, but not what is fetched later.
  for (const name of needed)
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) needed.add(next);
  const code = [...needed].map((name) => chunks.get(name)?.code).join('\n');
  const later = Object.fromEntries(
    [...chunks]
      .filter(([name]) => !needed.has(name))
      .map(([name, part]) => [name, gzipSync(part.code).length]),
  );
  return { code, gzipBytes: gzipSync(code).length, later };
}

describe('what a page carries', () => {
  it.each([
    ['address-form/address-post-form.tsx', 'AddressPostForm', 15],
    ['address-form/own-forms.tsx', 'HeroSearchForm', 15],
    ['forgot-email/forgot-email-form.tsx', 'ForgotEmailForm', 14],
  ])(
    'of %s (%s) stays under its limit, without what only a visitor who types needs',
    async (file, names, limit) => {
      const { code, gzipBytes, later } = await carried(file, names);
      expect(gzipBytes).toBeLessThan(limit * 1024);
      expect(code).not.toMatch(/valibot|contentful|DOMPurify|grecaptcha|maps\.googleapis|listbox|PBKDF2/i);
      expect(Object.keys(later).some((name) => name.includes('suggestions'))).toBe(true);
    },
  );

  it('of everything a visitor who types fetches is under 12 KB', async () => {
    const { later } = await carried('address-form/address-post-form.tsx', 'AddressPostForm');
    const bytes = Object.entries(later)
      .filter(([name]) => !/google|recaptcha/.test(name))
      .reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeLessThan(12 * 1024);
  });
});

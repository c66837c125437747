import { gzipSync } from 'node:zlib';
import { build } from 'vite';

interface Carried {
  readonly code: string;
  readonly gzipBytes: number;
  /** What is fetched later, gzip bytes by file. */
  readonly later: Readonly<Record<string, number>>;
}

const FRAMEWORK = /^(react|react-dom|styled-components)(\/|$)/;

/**
 * What a page carries that imports only `names` from a module: minified, as production has it.
 * @param source path of the module
 * @param external packages that do not count
 */
export async function carriedCode(source: string, names: string, external = FRAMEWORK): Promise<Carried> {
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
        load: (id) => (id === probe ? `export { ${names} } from ${JSON.stringify(source)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: probe,
        external,
        preserveEntrySignatures: 'strict',
        // Without a hash, which folds in where the checkout lies. Names of styles do so too: 4 bytes more or less.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
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

import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Whether a module belongs to the package that imports it, rather than to another one. */
export const isOwn = (id: string): boolean =>
  id.startsWith('.') || id.startsWith('/') || id.startsWith('\0') || /^[a-z]:/i.test(id);

/** Bytes of a module and all that it imports from its own package, minified and gzipped. Other packages do not count. */
export async function entrySize(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: (id) => !isOwn(id) },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).byteLength;
}

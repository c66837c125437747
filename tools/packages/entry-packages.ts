import { join } from 'node:path';
import { build } from 'vite';
import type { EntryPoint, Library } from './library.ts';

/** Whether a module belongs to the package that imports it, rather than to another one. */
const isOwn = (id: string): boolean => /^[./\0]|^[a-z]:/i.test(id);

/** Name of a package in the address of a module: `@scope/name/sub/path` has two parts. */
const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/**
 * Packages that whoever imports an entry point needs, by its sources: with what is imported later, without what only
 * types ask for. Not those of a library of ours that it is built on.
 */
export async function packagesOf(
  { folder }: Pick<Library, 'folder'>,
  { targets }: EntryPoint,
): Promise<ReadonlySet<string>> {
  const packages = new Set<string>();
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(folder, targets['@skein/source'] ?? ''), formats: ['es'] },
      rolldownOptions: {
        external(id) {
          if (!isOwn(id)) packages.add(packageOf(id));
          return !isOwn(id);
        },
      },
    },
  });
  return packages;
}

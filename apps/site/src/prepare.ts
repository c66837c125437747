import { prepareBuild } from '@skein/host/compiled';

/** Runs after a build: draws all pages once. This makes later starts faster. */
await prepareBuild(import.meta.dirname, async () => {
  // A dynamic import of the whole host would also run `export.ts`, whose file contains a part of the host.
  const { visit } = await import('./visit.ts');
  return visit(import.meta.dirname);
});

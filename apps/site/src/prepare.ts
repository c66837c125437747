import { prepareBuild } from '@skein/host/compiled';

/** The last step of a build: what every start would do otherwise. */
await prepareBuild(import.meta.dirname, async () => {
  const { prepare } = await import('./prepare-site.ts');
  return prepare(import.meta.dirname);
});

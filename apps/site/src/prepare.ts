import { prepareBuild } from '@skein/host/compiled';

/** The last step of a build: what every start would do otherwise. */
await prepareBuild(import.meta.dirname, async () => {
  const { visitOnce } = await import('@skein/host');
  const { builtRun } = await import('./run.ts');
  const { site } = await import('./site.tsx');
  return visitOnce(site, builtRun(import.meta.dirname), ['/', '/intl/es']);
});

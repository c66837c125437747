import { prepareBuild } from '@skein/host/compiled';

/** Runs the last step of a build, so that each start has less to do. */
await prepareBuild(import.meta.dirname, async () => {
  const { visitOnce } = await import('@skein/host');
  const { builtRun } = await import('./run.ts');
  const { site } = await import('./site.tsx');
  return visitOnce(site, builtRun(import.meta.dirname), ['/', '/intl/es']);
});

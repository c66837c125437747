import { join } from 'node:path';
import { createBuilder, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { buildProblem } from '../problems/build-problem.ts';

const FOLDERS = { client: 'client', boot: 'boot', ssr: 'server' };

export interface BundleEvents {
  /** `watchBundles` calls this when a file of a bundle has changed. */
  onChange(): void;
  /** `watchBundles` calls this when all bundles are up to date. */
  onBuilt(): void;
  /** `watchBundles` calls this with a readable message when the bundler has failed. */
  onFailed(message: string): void;
}

/**
 * Returns the server's entries that run in development: `main`, and the processes that `main` starts, whose
 * names end with `-worker`.
 */
export const entriesInDevelopment = (input: Rolldown.InputOption = []): Rolldown.InputOption =>
  typeof input === 'object' && 'main' in input
    ? Object.fromEntries(
        Object.entries(input).filter(([name]) => name === 'main' || name.endsWith('-worker')),
      )
    : input;

/** How long to wait for the rest of a file that an editor saves in several steps, ms. */
const SAVE_MS = 10;

/**
 * Packages that are a third of the code of a server's bundle. Node loads them instead, before the bundle is ready.
 */
const LARGE_PACKAGES = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/**
 * Returns the plugin that changes the production build for development: the build writes to another folder,
 * watches for changes, and leaves out parts that only production needs.
 */
const forDevelopment = (folder: string): Plugin => ({
  name: 'skein-for-development',
  configEnvironment(name, { build }) {
    if (!build || !(name in FOLDERS)) return;
    const { input } = build.rolldownOptions ?? {};
    Object.assign(build, {
      outDir: join(folder, FOLDERS[name as keyof typeof FOLDERS]),
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      watch: { buildDelay: SAVE_MS },
      // Bundles are readable without source maps, which would add half a second to each change.
      sourcemap: false,
      rolldownOptions: {
        ...build.rolldownOptions,
        // `build.minify: false` alone would still parse each chunk again, to remove dead code.
        output: { ...build.rolldownOptions?.output, minify: false },
        ...(name === 'ssr' && { input: entriesInDevelopment(input) }),
      },
    });
    return name === 'ssr' ? { resolve: { external: [...LARGE_PACKAGES] } } : undefined;
  },
});

const COLOURS = /\u001b\[[0-9;]*m/g;

/**
 * Builds the three bundles of the site, and rebuilds a bundle when one of its files changes.
 * @param config the configuration of the site, as Vite got it
 * @param folder for the bundles
 * @returns a function that stops watching
 */
export async function watchBundles(
  config: InlineConfig,
  folder: string,
  { onChange, onBuilt, onFailed }: BundleEvents,
): Promise<() => Promise<void>> {
  // Vite has set `development`, because it serves.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder(
    mergeConfig(config, { logLevel: 'silent', mode: 'production', plugins: [forDevelopment(folder)] }),
    null,
  );
  const building = new Set<string>();
  const failures = new Map<string, string>();
  const settle = () => {
    if (building.size > 0) return;
    const [failure] = failures.values();
    if (failure === undefined) onBuilt();
    else onFailed(failure);
  };
  const watchers: Rolldown.RolldownWatcher[] = [];
  for (const name of Object.keys(FOLDERS)) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The site has no build called ${name}`);
    const built = await builder.build(environment);
    if (!('on' in built)) throw new Error(`The build ${name} does not watch`);
    watchers.push(built);
    building.add(name);
    built.on('change', () => onChange());
    built.on('event', async (event: Rolldown.RolldownWatcherEvent) => {
      if (event.code === 'START') building.add(name);
      if (event.code === 'BUNDLE_END') {
        failures.delete(name);
        await event.result.close();
      }
      if (event.code === 'ERROR')
        failures.set(name, buildProblem(event.error.message.replaceAll(COLOURS, '')));
      if (event.code === 'END' || event.code === 'ERROR') {
        building.delete(name);
        settle();
      }
    });
  }
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}

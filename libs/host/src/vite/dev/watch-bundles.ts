import { join } from 'node:path';
import { createBuilder, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { buildProblem } from '../problems/build-problem.ts';

const FOLDERS = { client: 'client', boot: 'boot', ssr: 'server' };

export interface BundleEvents {
  /** A file of a bundle has changed. */
  onChange(): void;
  /** All bundles are up to date. */
  onBuilt(): void;
  /** The bundler has failed, with this readable message. */
  onFailed(message: string): void;
}

/**
 * Returns the plugin that makes the production build go to its own folder, watch for changes, and leave out
 * what only production needs.
 */
const forDevelopment = (folder: string): Plugin => ({
  name: 'skein-for-development',
  configEnvironment(name, { build }) {
    if (!build || !(name in FOLDERS)) return;
    const { input } = build.rolldownOptions ?? {};
    const main = typeof input === 'object' && 'main' in input ? { main: input['main'] } : input;
    Object.assign(build, {
      outDir: join(folder, FOLDERS[name as keyof typeof FOLDERS]),
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      watch: {},
      // Bundles are readable as they are, and maps take half a second of each change.
      sourcemap: false,
      rolldownOptions: {
        ...build.rolldownOptions,
        ...(name === 'ssr' && { input: main }),
        // What has not changed is not read and parsed again.
        experimental: { ...build.rolldownOptions?.experimental, incrementalBuild: true },
      },
    });
  },
});

const COLOURS = /\u001b\[[0-9;]*m/g;

/**
 * Builds the three bundles of the site, and rebuilds a bundle when one of its files changes.
 * @param config the configuration of the site, as Vite got it
 * @param folder for the bundles
 * @returns a function that ends it
 */
export async function watchBundles(
  config: InlineConfig,
  folder: string,
  { onChange, onBuilt, onFailed }: BundleEvents,
): Promise<() => Promise<void>> {
  // Vite, asked to serve, has said `development`.
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

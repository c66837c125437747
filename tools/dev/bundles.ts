import { join } from 'node:path';
import { createBuilder, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../commands/run.ts';

/**
 * Where development builds to. Beside apps/site, because the server looks for content two folders above its own; not in
 * apps/site/dist, which belongs to `npm run build`.
 */
export const DEV_DIST = join(ROOT, 'apps/.site-dev/dist');
const ENVIRONMENTS = ['client', 'boot', 'ssr'] as const;
const FOLDERS = { client: 'client', boot: 'boot', ssr: 'server' };

export interface BundleEvents {
  /** Something that a bundle holds has changed. */
  onChange(): void;
  /** All bundles are as the sources are. */
  onBuilt(): void;
  /** What the bundler says, for people. */
  onFailed(message: string): void;
}

/** The production build, into a folder of its own, kept up to date, and without what only production needs. */
const forDevelopment: Plugin = {
  name: 'for-development',
  configEnvironment(name, { build }) {
    if (!build || !ENVIRONMENTS.some((known) => known === name)) return;
    Object.assign(build, {
      outDir: join(DEV_DIST, FOLDERS[name as keyof typeof FOLDERS]),
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      watch: {},
    });
    if (name === 'ssr') Object.assign(build.rolldownOptions ?? {}, { input: { main: 'src/main.ts' } });
  },
};

const COLOURS = /\u001b\[[0-9;]*m/g;

/** Builds the three bundles of the site and builds again those that hold a file that changes. */
export async function watchBundles({ onChange, onBuilt, onFailed }: BundleEvents): Promise<void> {
  const root = join(ROOT, 'apps/site');
  const builder = await createBuilder(
    { root, configFile: join(root, 'vite.config.ts'), logLevel: 'silent', plugins: [forDevelopment] },
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
  for (const name of ENVIRONMENTS) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The site has no build called ${name}`);
    const built = await builder.build(environment);
    if (!('on' in built)) throw new Error(`The build ${name} does not watch`);
    building.add(name);
    built.on('change', () => onChange());
    built.on('event', async (event: Rolldown.RolldownWatcherEvent) => {
      if (event.code === 'START') building.add(name);
      if (event.code === 'BUNDLE_END') {
        failures.delete(name);
        await event.result.close();
      }
      if (event.code === 'ERROR') failures.set(name, event.error.message.replaceAll(COLOURS, ''));
      if (event.code === 'END' || event.code === 'ERROR') {
        building.delete(name);
        settle();
      }
    });
  }
}

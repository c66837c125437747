import { scriptName } from '@skein/cms-client';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSite } from '../process/create-site.ts';
import type { SiteOptions } from '../process/site-options.ts';
import { readHostSettings } from '../settings/read-host-settings.ts';
import { smallDefinition } from './small-site.test-support.ts';
import { testFolder } from './test-folder.test-support.ts';

const scripts = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { src: `/static/${name}.js`, deps: [] }]));

/** Creates the folders that a build of the small site would create. */
export function builtFolders() {
  const folder = testFolder();
  const folders = {
    client: join(folder, 'client'),
    boot: join(folder, 'boot'),
    public: join(folder, 'public'),
    fragments: join(folder, 'fragments.bin'),
  };
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const policies = [...smallDefinition.registry.values()].flatMap(({ wake }) =>
    wake.length === 0 ? (wake({}) ?? []) : [],
  );
  write('client/skein-assets.json', {
    runtime: '/static/runtime.js',
    fonts: {},
    islands: scripts(policies.flatMap(({ island }) => (island ? scriptName(island) : []))),
    enhancers: scripts(policies.flatMap(({ enhancer }) => (enhancer ? scriptName(enhancer) : []))),
  });
  write('client/static/runtime.js', '');
  write('boot/.vite/manifest.json', { boot: { file: 'static/boot.js', isEntry: true } });
  write('boot/static/boot.js', 'boot()');
  write('public/share-image.png', '');
  return folders;
}

export interface BuiltSiteOptions extends Partial<SiteOptions> {
  readonly variables?: Readonly<Record<string, string>>;
}

/** Creates the small site from a build, as one application that closes after the test. */
export async function builtSite({ variables, ...options }: BuiltSiteOptions = {}): Promise<FastifyInstance> {
  const app = await createSite({
    ...smallDefinition,
    settings: readHostSettings({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent', ...variables }),
    folders: builtFolders(),
    servings: () => [],
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}

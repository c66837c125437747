import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readWakers, withScriptNames, type Wakers, type WakerSource } from './wakers.ts';

/** The entry that imports every module that a page may load. No page loads the entry itself. */
export const CLIENT_ENTRY = 'virtual:skein-client';
/** The first script of every page. */
export const BOOT_ENTRY = 'virtual:skein-boot';
const RUNTIME = 'virtual:skein-runtime.ts';
const KINDS = { island: 'islands', enhancer: 'enhancers' } as const;
type Kind = keyof typeof KINDS;

const idOf = (kind: Kind, name: string) => `virtual:skein/${name}.${kind}.ts`;
const ID = /^\0virtual:skein\/(.+)\.(island|enhancer)\.ts$/;

const importOf = ({ module, name }: WakerSource, as: string): string =>
  `import { ${name} as ${as} } from ${JSON.stringify(module)};`;

const moduleOf = ({ module, name }: WakerSource): string =>
  `export { ${name} as default } from ${JSON.stringify(module)};`;

/** Returns the code of the module that mounts islands, each in the site's providers. */
const runtimeModule = (providers: string) => `
import { mountIsland, pageSetting } from '@skein/cms-client/islands';
import { providers } from ${JSON.stringify(providers)};
export const mount = (options) =>
  mountIsland(options, (children) => providers.wrap(pageSetting('data-lang'), children));`;

/** How long work may wait until the browser is idle, ms. */
const QUIET_PATIENCE_MS = 2000;

/**
 * Returns the code of the boot script. The script is a classic script, so that it runs before a visitor can
 * click. It reads attributes with `getAttribute`, because `dataset` is slower.
 */
const bootModule = (parts: readonly WakerSource[]) => `
import { followContentPlaces, startIslands, whenIdle, whenParsed } from '@skein/cms-client/islands';
${parts.map((part, at) => importOf(part, `boot${at}`)).join('\n')}
const script = document.currentScript;
const context = {
  setting: (attribute) => script?.getAttribute(attribute) ?? undefined,
  whenQuiet: (run) => whenParsed(() => whenIdle(run, ${QUIET_PATIENCE_MS})),
};
startIslands({ runtimeUrl: context.setting('data-runtime') ?? '' });
followContentPlaces(whenParsed);
${parts.map((_, at) => `boot${at}(context);`).join('\n')}`;

export interface ClientEntryOptions {
  readonly root: string;
  /** Packages with blocks. Their `*.block` files import the islands and enhancers. */
  readonly packages: readonly string[];
  /** Whether packages are built from their sources. If not, their built files are used. */
  readonly sources: boolean;
  /**
   * A module of the site that exports `providers`, created with `siteProviders`. The providers surround each
   * island.
   */
  readonly providers: string;
  /** A module of the site that exports `boot`, which the first script of every page calls. */
  readonly boot?: string | undefined;
  /** A font file's package and folder, such as `@skein/ui/fonts`. */
  readonly fonts: string;
}

/** Names and addresses of built files, as `readBuildAssets` reads them. */
export interface ClientAssets {
  readonly runtime: string;
  readonly fonts: Readonly<Record<string, string>>;
  readonly islands: Readonly<Record<string, { readonly src: string; readonly deps: readonly string[] }>>;
  readonly enhancers: ClientAssets['islands'];
}

/** File in the client build that lists its assets. */
export const CLIENT_ASSETS = 'skein-assets.json';

/** Returns the plugin that makes the entry of the browser build, and writes the list of built files. */
export function clientEntry({ root, packages, sources, providers, boot, fonts }: ClientEntryOptions): Plugin {
  const require = createRequire(join(root, 'package.json'));
  let wakers: Wakers;
  const fontFolder = dirname(require.resolve(fonts));
  const fontFiles = readdirSync(fontFolder).filter((file) => file.endsWith('.woff2'));

  function entry(): string {
    const load = (id: string) => `() => import(${JSON.stringify(id)})`;
    const kinds = (['island', 'enhancer'] as const).map((kind) => {
      const lines = [...wakers[KINDS[kind]].keys()].map(
        (name) => `${JSON.stringify(name)}: ${load(idOf(kind, name))}`,
      );
      return `export const ${KINDS[kind]} = {${lines.join(',')}};`;
    });
    const files = fontFiles.map((file) => load(`${join(fontFolder, file)}?url`));
    return `${kinds.join('\n')}\nexport const runtime = ${load(RUNTIME)};\nexport const fonts = [${files.join(',')}];`;
  }

  return {
    name: 'skein-client-entry',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:skein/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:skein/ },
      handler(id) {
        if (id === `\0${CLIENT_ENTRY}`) return entry();
        if (id === `\0${RUNTIME}`) return runtimeModule(join(root, providers));
        if (id === `\0${BOOT_ENTRY}`) {
          const own = boot === undefined ? [] : [{ module: join(root, boot), name: 'boot' }];
          return bootModule([...wakers.boot, ...own]);
        }
        const [, name = '', kind] = ID.exec(id) ?? [];
        const source = wakers[KINDS[kind as Kind]].get(name);
        return source && moduleOf(source);
      },
    },
    // In development, a card may import a different script than at the last build.
    buildStart() {
      // The server's build loads none of these scripts.
      if (this.environment.name !== 'ssr') wakers = readWakers(root, packages, sources);
    },
    transform: {
      filter: { code: /\b(?:island|enhancer):\s*\(\)\s*=>\s*import\(/ },
      handler: (code, id) => ({ code: withScriptNames(code, id), map: null }),
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      function depsOf(fileName: string, seen = new Set<string>()): Set<string> {
        for (const next of byFile.get(fileName)?.imports ?? []) {
          if (seen.has(next)) continue;
          seen.add(next);
          depsOf(next, seen);
        }
        return seen;
      }
      const scripts = (kind: Kind) =>
        Object.fromEntries(
          [...wakers[KINDS[kind]].keys()].map((name) => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${idOf(kind, name)}`);
            if (!chunk) throw new Error(`The browser build has lost the ${kind} ${name}`);
            const deps = [...depsOf(chunk.fileName)].map((file) => `/${file}`);
            return [name, { src: `/${chunk.fileName}`, deps }];
          }),
        );
      const runtimeChunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${RUNTIME}`);
      if (!runtimeChunk) throw new Error('The browser build has lost its runtime');
      const fontAssets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.woff2')
          ? file.names.map((name) => [name, `/${file.fileName}`] as const)
          : [],
      );
      const assets: ClientAssets = {
        runtime: `/${runtimeChunk.fileName}`,
        fonts: Object.fromEntries(fontAssets),
        islands: scripts('island'),
        enhancers: scripts('enhancer'),
      };
      this.emitFile({ type: 'asset', fileName: CLIENT_ASSETS, source: JSON.stringify(assets) });
    },
  };
}

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type PluginOption, type UserConfig } from 'vite';
import { buildApp } from './build-app.ts';
import { buildName } from './build-name.ts';
import { BOOT_ENTRY, CLIENT_ENTRY, clientEntry } from './client-entry.ts';
import type { SiteDevOptions } from './dev/dev-options.ts';
import { devServer, siteDev } from './dev/site-dev.ts';
import { plainImport, withoutVendorPrefixes, wholeServer } from './lean-client.ts';
import { precompress } from './precompress.ts';

export interface SiteBuildOptions {
  /** Folder of the site. */
  readonly root: string;
  /**
   * Packages with islands and enhancers, which their `wakers.json` lists: `['@skein/shell', '@skein/blocks']`.
   */
  readonly packages: readonly string[];
  /** The module that exports `providers`, which surround each island. Default: `src/providers.ts`. */
  readonly providers?: string;
  /** A module that exports `boot`, which the first script of every page calls after those of the packages. */
  readonly boot?: string;
  /**
   * Entries of the server, by name. The build runs a `prepare` at its end. Default: `{ main: 'src/main.ts' }`.
   */
  readonly server?: Readonly<Record<string, string>>;
  /** A font file; pages may use all fonts in its folder. Default: the fonts of `@skein/ui`. */
  readonly fonts?: string;
  /**
   * Packages that stay outside the server's bundle because they have files of their own. Default: those of our
   * packages.
   */
  readonly external?: readonly string[];
  /** Conditions of package entry points, before Vite's own. */
  readonly conditions?: readonly string[];
  readonly plugins?: readonly PluginOption[];
  /** What `vite` watches beside the site's modules. */
  readonly dev?: SiteDevOptions;
}
export type { SiteDevOptions };

/** Packages with files of their own that the packages of this workspace use. */
const WITH_FILES = ['@skein/local-cms', 'better-sqlite3', 'jsdom', 'sharp'];

/** Packages to bundle, so that React is its production build, whatever NODE_ENV is when the server starts. */
const BUNDLED = [
  'styled-components',
  /^@skein\//,
  /^react(-dom|-router|-router-dom)?(\/|$)/,
  'cookie',
  'set-cookie-parser',
];

/**
 * Returns the configuration of three builds of one site: `client`, the modules that wake and the fonts; `boot`,
 * the classic script in the head of every page; `ssr`, the server. They go to the site's `dist`. `vite` serves
 * them, and rebuilds them after each change.
 */
export function siteBuild({
  root,
  packages,
  providers = 'src/providers.ts',
  boot,
  server = { main: 'src/main.ts' },
  fonts = '@skein/ui/fonts/figtree.woff2',
  external = WITH_FILES,
  conditions = [],
  plugins = [],
  dev = {},
}: SiteBuildOptions): UserConfig {
  const clientConditions = [...conditions, ...defaultClientConditions];
  return {
    root,
    server: devServer(),
    plugins: [
      react(),
      clientEntry({ root, packages, providers, boot, fonts }),
      withoutVendorPrefixes,
      plainImport,
      precompress,
      wholeServer,
      buildName,
      siteDev(dev),
      ...plugins,
    ],
    oxc: {
      jsx: { development: false },
      plugins: { styledComponents: { displayName: false, fileName: false } },
    },
    resolve: { conditions: clientConditions },
    ssr: {
      resolve: { conditions: [...conditions, ...defaultServerConditions] },
      noExternal: BUNDLED,
      external: [...external],
    },
    builder: { buildApp: (builder) => buildApp(builder, 'prepare' in server) },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          // Pages that are still cached somewhere ask for the chunks of earlier builds.
          emptyOutDir: false,
          assetsDir: 'static',
          assetsInlineLimit: 0,
          manifest: true,
          modulePreload: { polyfill: false },
          target: 'es2022',
          rolldownOptions: {
            input: CLIENT_ENTRY,
            preserveEntrySignatures: 'strict',
            // What every island needs, in one file: it is fetched once and compresses better together.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
                  },
                ],
              },
            },
          },
        },
      },
      boot: {
        consumer: 'client',
        resolve: { conditions: clientConditions },
        build: {
          outDir: 'dist/boot',
          emptyOutDir: false,
          assetsDir: 'static',
          manifest: true,
          modulePreload: false,
          target: 'es2022',
          rolldownOptions: {
            input: BOOT_ENTRY,
            // Compiled in one go: all of it runs at once, and function by function costs a tenth more.
            output: { format: 'iife', postBanner: '//# allFunctionsCalledOnLoad' },
          },
        },
      },
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: 'dist/server',
          ssr: true,
          target: 'node24',
          sourcemap: true,
          rolldownOptions: { input: { ...server } },
        },
      },
    },
  };
}

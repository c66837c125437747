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
  /** Packages whose blocks import islands and enhancers: `['@skein/shell', '@skein/blocks']`. */
  readonly packages: readonly string[];
  /** The module that exports `providers`, which surround each island. Default: `src/providers.ts`. */
  readonly providers?: string;
  /** A module that exports `boot`. The first script of every page calls it after the `boot` of each package. */
  readonly boot?: string;
  /**
   * Modules of the server, by name. A build runs `prepare` last. In development, only `main` and modules called
   * `…-worker` are built. Default: `{ main: 'src/main.ts' }`. Every build adds `check-health`, which a container runs.
   */
  readonly server?: Readonly<Record<string, string>>;
  /** A font file; pages may use all fonts in its folder. Default: the fonts of `@skein/ui`. */
  readonly fonts?: string;
  /**
   * Packages that are not bundled with the server, because they read files of their own folder. Default: the desk,
   * the embedded CMS, and `better-sqlite3`, `jsdom` and `sharp`.
   */
  readonly external?: readonly string[];
  /** Conditions for package entry points. They come before Vite's conditions. */
  readonly conditions?: readonly string[];
  readonly plugins?: readonly PluginOption[];
  /** Options of development with `vite`. */
  readonly dev?: SiteDevOptions;
}
export type { SiteDevOptions };

/** Dependencies of the Skein packages that read files of their own folder. */
const WITH_FILES = ['@skein/desk', '@skein/local-cms', 'better-sqlite3', 'jsdom', 'sharp'];

/** Packages to bundle. A bundle contains their production build, whatever NODE_ENV is at the server's start. */
const BUNDLED = [
  'styled-components',
  /^@skein\//,
  /^react(-dom|-router|-router-dom)?(\/|$)/,
  'cookie',
  'set-cookie-parser',
];

/**
 * Returns the configuration of three builds of one site: `client`, with islands, enhancers and fonts; `boot`,
 * with the classic script in the head of every page; `ssr`, with the server. All three go to the site's `dist`.
 * `vite` serves them, and rebuilds them after each change.
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
      clientEntry({
        root,
        packages,
        sources: conditions.includes('@skein/source'),
        providers,
        boot,
        fonts,
      }),
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
          // Keeps the chunks of earlier builds: pages in a cache still request them.
          emptyOutDir: false,
          assetsDir: 'static',
          assetsInlineLimit: 0,
          manifest: true,
          modulePreload: { polyfill: false },
          target: 'es2022',
          rolldownOptions: {
            input: CLIENT_ENTRY,
            preserveEntrySignatures: 'strict',
            // Puts the packages of all islands into one file: it is fetched once, and compresses better.
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
            // Makes V8 compile the whole script at once, which is a tenth faster than one function at a time.
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
          rolldownOptions: { input: { 'check-health': '@skein/host/check-health', ...server } },
        },
      },
    },
  };
}

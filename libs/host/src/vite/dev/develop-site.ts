import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createFilter, type ViteDevServer } from 'vite';
import type { SiteDevOptions } from './dev-options.ts';
import type { Front } from './front.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { runCommand } from './run-command.ts';
import { runModule } from './run-module.ts';
import { prepareSite, type SiteProcess } from './site-process.ts';
import { watchBundles } from './watch-bundles.ts';

/** How long to wait after the last change of content before the content is written, ms. */
const SETTLE_MS = 50;
/** How long low-priority work waits, ms, so that it does not delay the changed page. */
const CALM_MS = 1000;

export interface DevelopSiteOptions {
  readonly server: ViteDevServer;
  readonly front: Front;
  /** Folder for the bundles. */
  readonly folder: string;
  readonly origin: string;
  readonly options: SiteDevOptions;
}

/** Returns the folder to watch for a glob: the part before its first `*`. */
function beginningOf(place: string): string {
  const [fixed = ''] = place.split('*', 1);
  return fixed === place ? place : dirname(`${fixed}_`);
}

/**
 * Builds and serves the site, and does both again after each change.
 * @returns a function that stops the site and the builds
 */
export async function developSite({ server, front, folder, origin, options }: DevelopSiteOptions) {
  const { logger, root, inlineConfig, configFile, cacheDir } = server.config;
  const { content = ['content', 'public'], noContent = [], write, check } = options;
  const compiled = resolve(cacheDir, 'compiled');
  let site: SiteProcess | undefined;
  let isBuilt = false;
  let hasEnded = false;
  let next: Promise<SiteProcess> | undefined;
  let changedAtMs = performance.now();
  let checking = new AbortController();
  const prepare = () => (next ??= prepareSite({ folder: resolve(folder, 'server'), origin, compiled }));

  /** Unsolved problems by source. Each problem is printed once, and open pages show it until it is solved. */
  const problems: Record<string, string> = {};
  function report(who: string, what: string): void {
    if ((problems[who] ?? '') === what) return;
    if (what === '') {
      delete problems[who];
      logger.info(`${who}: well again`);
    } else {
      problems[who] = what;
      logger.error(`\n${who}\n${what}\n`);
    }
    front.show(problems);
  }

  const timers = new Map<() => void, NodeJS.Timeout>();
  function soon(work: () => void, ms: number) {
    clearTimeout(timers.get(work));
    timers.set(work, setTimeout(work, ms));
  }

  const runCheck = oneAtATime(async () => {
    if (!check) return;
    const { signal } = (checking = new AbortController());
    const { ok, output } = await runCommand(check, { cwd: root, compiled, signal, calm: true });
    if (!signal.aborted) report('The check', ok ? '' : output);
  });

  /**
   * Stops a running check, because it would slow down the new build and report outdated problems. If no process waits
   * yet, the next one loads its packages during the build.
   */
  function onChange() {
    changedAtMs = performance.now();
    checking.abort();
    clearTimeout(timers.get(runCheck));
    if (isBuilt) prepare();
  }

  /** Starts a new process for the new build. The old process ends when the new one is ready. */
  const replace = oneAtATime(async () => {
    const replacing = site;
    const starting = await prepare();
    next = undefined;
    try {
      await starting.start();
    } catch (error) {
      void starting.stop();
      if (hasEnded) return;
      report('The server', error instanceof Error ? error.message : String(error));
      soon(runCheck, CALM_MS);
      return;
    }
    if (hasEnded) return void starting.stop();
    report('The server', '');
    site = starting;
    void starting.gone.then((said) => site === starting && report('The server', said));
    front.serve(starting.port);
    const seconds = ((performance.now() - changedAtMs) / 1000).toFixed(1);
    logger.info(replacing ? `shown after ${seconds} s` : `\n  ${origin}/\n`);
    soon(prepare, CALM_MS);
    soon(runCheck, CALM_MS);
    // Loads the modules that write the content before the first change.
    if (!replacing) soon(writeContent, CALM_MS);
    void replacing?.stop();
  });

  let changed = new Set<string>();
  const writeContent = oneAtATime(async () => {
    const files = [...changed];
    changed = new Set();
    for (const module of write?.(files) ?? []) {
      const problem = await runModule(server, resolve(root, module));
      report('The content cannot be written', problem);
      if (problem !== '') return;
    }
    if (isBuilt && files.length > 0) replace();
  });

  const places = content.map((place) => resolve(root, place));
  const isFolder = (place: string) => existsSync(place) && statSync(place).isDirectory();
  const isContent = createFilter(
    places.map((place) => (isFolder(place) ? `${place}/**` : place)),
    noContent.map((glob) => resolve(root, glob)),
  );
  server.watcher.add(places.map(beginningOf));
  server.watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir' || !isContent(file)) return;
    changed.add(file);
    onChange();
    soon(writeContent, SETTLE_MS);
  });

  const stopBuilding = await watchBundles(
    { ...inlineConfig, configFile: configFile ?? false, root },
    folder,
    {
      onChange,
      onFailed(message) {
        report('The build failed', message);
        soon(runCheck, CALM_MS);
      },
      onBuilt() {
        report('The build failed', '');
        isBuilt = true;
        replace();
      },
    },
  );
  return async () => {
    for (const timer of timers.values()) clearTimeout(timer);
    checking.abort();
    hasEnded = true;
    const serving = site;
    site = undefined;
    await Promise.all([stopBuilding(), serving?.stop(), next?.then((waiting) => waiting.stop())]);
  };
}

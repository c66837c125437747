import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';
import { ROOT } from '../commands/run.ts';
import { comparePictures } from '../visual/compare-pictures.ts';
import { serveFolder } from '../visual/serve-folder.ts';
import { buildApp, typeErrors } from './apps/build.ts';
import { installApp, type InstalledApp } from './apps/install.ts';
import { pointScopeTo, publishTarball } from './apps/publish.ts';
import { serveApp } from './apps/serve.ts';
import { seeMap, takeApp, takeStories, type Pictures } from './apps/take-looks.ts';
import { findLibraries } from './library.ts';
import { packLibraries } from './pack.ts';
import { serveRegistry } from './registry.ts';

/** Pictures that differ from their story are kept here, with what differs. */
const OUT = join(ROOT, 'dist', 'packages-apps');
const STORYBOOK = join(ROOT, 'dist', 'storybook');
/** How an application is looked at. Only a server draws anything without script. */
const VISITS: Readonly<Record<string, readonly { readonly script: boolean }[]>> = {
  vite: [{ script: true }],
  next: [{ script: true }, { script: false }],
};
/** Where each application shows the apartment finder. */
const FINDERS: Readonly<Record<string, string>> = { vite: '/finder.html', next: '/finder' };
const problems: string[] = [];

/** Returns how many pictures are those of the stories. */
async function compareLooks(stories: Pictures, shown: Pictures, where: string): Promise<number> {
  let equal = 0;
  for (const [look, story] of stories) {
    const picture = shown.get(look);
    if (picture === undefined) continue;
    const difference = await comparePictures(story, picture);
    if (difference === undefined) {
      equal++;
      continue;
    }
    const file = join(OUT, `${where}, ${look}`.replaceAll(/\W+/g, '-'));
    for (const [name, png] of [
      ['story', story],
      ['app', picture],
      ['difference', difference.picture],
    ] as const)
      writeFileSync(`${file}-${name}.png`, png);
    problems.push(
      `${where}: ${look} is not its story's: ${difference.pixels} pixels differ, see ${file}-difference.png`,
    );
  }
  return equal;
}

async function look(app: InstalledApp, browser: Browser, stories: Pictures): Promise<string> {
  const served = await serveApp(app);
  try {
    let equal = 0;
    let all = 0;
    for (const { script } of VISITS[app.name] ?? []) {
      const where = `${app.name}${script ? '' : ' without script'}`;
      const { pictures, complaints } = await takeApp(browser, served.origin, script);
      problems.push(...complaints.map((words) => `${where}: ${words}`));
      equal += await compareLooks(stories, pictures, where);
      all += stories.size;
    }
    await seeMap(browser, served.origin + (FINDERS[app.name] ?? '/'));
    return `${equal} of ${all}`;
  } finally {
    served.stop();
  }
}

/** Installs what is packed from a registry, as another team would, and says what became of it. */
async function checkApps(folder: string): Promise<void> {
  const registry = await serveRegistry();
  const storybook = await serveFolder(STORYBOOK);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    // The last one draws maps without a graphics card.
    args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster', '--enable-unsafe-swiftshader'],
  });
  try {
    pointScopeTo(registry.origin, folder);
    const libraries = findLibraries(join(ROOT, 'libs'));
    const packed = await packLibraries(libraries, folder);
    await Promise.all(packed.map(({ tarball }) => publishTarball(tarball)));
    const [stories, apps] = await Promise.all([
      takeStories(browser, storybook.origin),
      Promise.all(Object.keys(VISITS).map((name) => installApp(name, join(folder, name), registry.origin))),
    ]);
    const rows = [];
    for (const app of apps) {
      problems.push(...(await typeErrors(app)).map((error) => `${app.name}: ${error}`));
      const buildSeconds = await buildApp(app);
      rows.push({
        application: app.name,
        'install, s': app.seconds.toFixed(1),
        packages: app.packages,
        MB: app.megabytes.toFixed(0),
        'build, s': buildSeconds.toFixed(1),
        'pictures as in the story': await look(app, browser, stories),
      });
    }
    console.table(rows);
  } finally {
    await browser.close();
    storybook.stop();
    registry.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'skein-packages-'));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
try {
  await checkApps(folder);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Applications outside the workspace install, build and show what the stories show.');

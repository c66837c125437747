import { spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT, run } from '../commands/run.ts';
import { serveFolder } from '../visual/serve-folder.ts';
import { checkNewSite, INSTALL, type Asked } from './check-new-site.ts';
import { serveRegistry } from './local-registry.ts';
import { readLibraries } from './manifests.ts';
import { packLibraries } from './pack.ts';
import { execute, STRANGER, untilSays } from './stranger.ts';

/**
 * `npm run packages`: tests the published form of the packages outside the workspace. It creates a site with
 * `create-skein`, and applications with the examples of the READMEs. It checks their types, builds them, and
 * opens their pages.
 */
const CONSUMERS = join(import.meta.dirname, 'consumers');
/** README examples that both applications use, by name. The value is the library with the README. */
const EXAMPLES = {
  apply: 'careers',
  call: 'forms',
  'city-list': 'cities',
  finder: 'apartment-finder',
  moving: 'blocks',
  places: 'carousels',
  plans: 'ui',
  quiz: 'quiz',
  'quiz-link': 'analytics',
  quote: 'blocks',
  'sign-up': 'forms',
  'site-header': 'shell',
};
/** README examples that are not components. Only the Vite application uses them. */
const PLAIN_EXAMPLES = { brand: 'ui', buildings: 'map' };
/** README examples that need a server. Only the Next application uses them. */
const SERVER_EXAMPLES = { role: 'careers', terms: 'blocks' };
/** A picture that an example shows: its path in the workspace, and its file name in the example. */
const PICTURE = ['content/artwork/files/portrait-12.svg', 'marcus.svg'] as const;

interface Delivered {
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns all entries and assets of the demo in English, in the format of a CMS. */
function demoContent(): string {
  const made: Record<'entries' | 'assets', Delivered[]> = JSON.parse(
    readFileSync(join(ROOT, 'content/generated/export.json'), 'utf8'),
  );
  const inEnglish = ({ fields, ...item }: Delivered) => ({
    ...item,
    fields: Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values['en-US']])),
  });
  return JSON.stringify({ entries: made.entries.map(inEnglish), assets: made.assets.map(inEnglish) });
}

function copyApp(name: string, folder: string): void {
  cpSync(join(CONSUMERS, name), folder, { recursive: true });
  cpSync(join(CONSUMERS, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(ROOT, PICTURE[0]), join(folder, 'public', PICTURE[1]));
  const isNext = name === 'next';
  for (const [example, library] of Object.entries({ ...EXAMPLES, ...(isNext && SERVER_EXAMPLES) }))
    cpSync(
      join(ROOT, 'libs', library, 'readme', `${example}.example.tsx`),
      join(folder, isNext ? 'app' : 'src', `${example}.tsx`),
    );
  for (const [example, library] of Object.entries(isNext ? {} : PLAIN_EXAMPLES))
    cpSync(
      join(ROOT, 'libs', library, 'readme', `${example}.example.ts`),
      join(folder, 'src', `${example}.ts`),
    );
  if (isNext) writeFileSync(join(folder, 'demo.json'), demoContent());
  // In this workspace the file has another name, so that npm does not treat the template as a project.
  renameSync(join(folder, 'manifest.json'), join(folder, 'package.json'));
}

async function serveNext(folder: string) {
  const port = await freePort();
  const args = ['node_modules/next/dist/bin/next', ...`start -p ${port} -H 127.0.0.1`.split(' ')];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: STRANGER,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilSays(child, 'Ready in');
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function install(name: string, folder: string, asked: Asked): Promise<void> {
  copyApp(name, folder);
  console.log(`${name}: npm install`);
  await execute(folder, INSTALL, asked);
  // Copy the fonts, as the README says.
  const fonts = join(folder, 'public/fonts');
  mkdirSync(fonts, { recursive: true });
  for (const file of globSync('node_modules/@skein/ui/src/fonts/*.woff2', { cwd: folder }))
    cpSync(join(folder, file), join(fonts, basename(file)));
}

/**
 * Checks the types of an application and of all Skein declarations, in strict mode. Errors in other packages'
 * declarations do not count.
 */
async function checkTypes(folder: string): Promise<void> {
  const tsc = 'npx --no-install tsc -p . --skipLibCheck false --pretty false';
  await execute(folder, tsc).catch(({ message }: Error) => {
    const errors = message.split('\n').filter((line) => /^\S.*\(\d+,\d+\): error /.test(line));
    const ours = errors.filter((line) => !/^(\.\/)?node_modules\/(?!@skein\/)/.test(line));
    // If tsc fails without an error in a file, its call was wrong.
    if (errors.length === 0 || ours.length > 0) throw new Error(ours.join('\n') || message);
  });
}

async function check(folder: string): Promise<boolean> {
  using registry = await serveRegistry(await packLibraries(readLibraries(), folder));
  const asked = { npm_config_registry: registry.origin, npm_config_replace_registry_host: 'never' };
  await checkNewSite(asked);
  // Use a different folder, because npm would find the unpacked packages in a parent folder.
  using apps = mkdtempDisposableSync(join(tmpdir(), 'skein-apps-'));
  const [vite, next] = [join(apps.path, 'vite'), join(apps.path, 'next')];
  await Promise.all([install('vite', vite, asked), install('next', next, asked)]);
  for (const app of [vite, next]) {
    console.log(`${basename(app)}: types and build`);
    await checkTypes(app);
    await execute(app, 'npm run build');
  }
  const served = await Promise.all([serveFolder(join(vite, 'dist')), serveNext(next)]);
  const [VITE = '', NEXT = ''] = served.map(({ origin }) => origin);
  const look = '--no-install playwright test --config tools/visual/playwright.config.ts apps.spec';
  const { ok } = await run('npx', look.split(' '), { env: { PICTURES: 'dist/packages-apps', VITE, NEXT } });
  for (const { stop } of served) stop();
  return ok;
}

try {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-packages-'));
  if (await check(folder.path)) console.log('New sites and applications outside the workspace work.');
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();

import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { DEV_DIST, watchBundles } from './bundles.ts';
import { openFront } from './front.ts';
import { prepareSite, type SiteProcess } from './site-process.ts';
import { nx, ROOT, run } from '../commands/run.ts';

/** Quiet time after the last change before anything is begun, ms. */
const SETTLE_MS = 50;
/** After this the page is there, and what nobody waits for may take the processor, ms. */
const CALM_MS = 1000;
const SOURCE = /\.(tsx?|json|svg|png)$/;
const NO_SOURCE = /(^|\/)(dist|out-tsc|node_modules|generated|\.[\w-]+)\/|\.(test|stories)\.tsx?$|\.d\.ts$/;
/** What the content export is made of. */
const CONTENT = /^content\/|^libs\/.*\.(content|shared|fixtures)\.ts$/;

const port = Number(process.env['PORT'] ?? 3000);
const origin = `http://localhost:${port}`;
let site: SiteProcess | undefined;
let changedAtMs = performance.now();

/** Says what is wrong, once, and keeps it on the page until it is right. */
const problems: Record<string, string> = {};
function report(who: string, what: string): void {
  if ((problems[who] ?? '') === what) return;
  if (what === '') delete problems[who];
  else problems[who] = what;
  console.log(what === '' ? `${who}: well again` : `\n${who}\n${what}\n`);
  front.show(problems);
}

/** One thing after the other; what is asked for meanwhile happens once more after it. */
function oneAtATime(work: () => Promise<void>): () => void {
  let state: 'idle' | 'working' | 'again' = 'idle';
  return function begin() {
    if (state !== 'idle') {
      state = 'again';
      return;
    }
    state = 'working';
    void work().finally(() => {
      const again = state === 'again';
      state = 'idle';
      if (again) begin();
    });
  };
}

const front = await openFront(port, process.env['HOST'] ?? 'localhost').catch(
  (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=3100 npm run dev` : error,
    );
    process.exit(1);
  },
);
const made = await nx('run', '@skein/content:generate', '--outputStyle=static');
if (!made.ok) process.exit(1);
rmSync(DEV_DIST, { recursive: true, force: true });
let next: Promise<SiteProcess> | undefined;

/** A new process serves what has been built; the old one goes when the new one is ready. */
const replace = oneAtATime(async () => {
  const replacing = site;
  const waiting = (next ??= prepareSite(origin));
  const starting = await waiting;
  next = undefined;
  try {
    await starting.start();
  } catch (error) {
    void starting.stop();
    report('The server does not start', error instanceof Error ? error.message : String(error));
    return;
  }
  report('The server does not start', '');
  site = starting;
  front.serve(starting.port);
  const seconds = ((performance.now() - changedAtMs) / 1000).toFixed(1);
  console.log(
    replacing
      ? `shown after ${seconds} s`
      : `\n  Skein Fiber   ${origin}/\n  in Spanish    ${origin}/intl/es\n`,
  );
  void replacing?.stop();
  setTimeout(() => (next ??= prepareSite(origin)), CALM_MS);
});

/** Runs a script that writes content from the sources as they are now. */
const make = (script: string) =>
  run(process.execPath, ['--conditions=@skein/source', script], {
    quiet: true,
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') },
  });

let picturesChanged = false;
const writeChangedContent = oneAtATime(async () => {
  const pictures = picturesChanged;
  picturesChanged = false;
  const copied = pictures ? await make('content/artwork/copy.ts') : undefined;
  const { ok, output } = copied?.ok === false ? copied : await make('content/build.ts');
  report('The content cannot be written', ok ? '' : output.trim());
  if (ok && site) replace();
});

await watchBundles({
  onChange: () => void (changedAtMs = performance.now()),
  onFailed: (message) => report('The build failed', message),
  onBuilt() {
    report('The build failed', '');
    replace();
  },
});

/** Types of the site and of all that it is made of, as far as they have changed. A page that is waited for comes first. */
const check = oneAtATime(async () => {
  const tsc = ['-b', 'apps/site', '--pretty', 'false'];
  const { ok, output } = await run(join(ROOT, 'node_modules/.bin/tsc'), tsc, { quiet: true, calm: true });
  report('Types', ok ? '' : output.trim());
});
check();

const timers = new Map<() => void, NodeJS.Timeout>();
function soon(work: () => void, ms: number) {
  clearTimeout(timers.get(work));
  timers.set(work, setTimeout(work, ms));
}
for (const folder of ['content', 'libs', 'apps'])
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    const path = `${folder}/${file ?? ''}`;
    if (NO_SOURCE.test(path) || !SOURCE.test(path)) return;
    soon(check, CALM_MS);
    if (!CONTENT.test(path)) return;
    picturesChanged ||= path.startsWith('content/artwork/');
    changedAtMs = performance.now();
    soon(writeChangedContent, SETTLE_MS);
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await site?.stop();
    process.exit(0);
  });

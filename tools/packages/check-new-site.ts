import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';
import { serveRegistry } from './local-registry.ts';
import type { PackedLibrary } from './pack.ts';
import { execute, STRANGER } from './stranger.ts';

const NAME = 'my-isp';
const BRAND = 'Windlass Fiber';
const LANGUAGES = [
  ['/', 'en-US', 'A line that holds.'],
  ['/intl/es', 'es-US', 'Una línea que aguanta.'],
] as const;
/** From `npm start` after an install to the first page, the build among it. Seconds. */
const START_LIMIT_S = 30;

/** The site says where it is once it listens. */
async function greeting(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`npm start of the new site ended with ${String(code)}`);
  });
  const said = new Promise<void>((done) =>
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('http://') && done()),
  );
  await Promise.race([said, ended]);
}

async function checkPage(origin: string, [path, lang, title]: (typeof LANGUAGES)[number]): Promise<void> {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const missing = [BRAND, title, `lang="${lang}"`].filter((words) => !html.includes(words));
  if (answer.status !== 200 || missing.length > 0)
    throw new Error(`${path} of the new site answered ${answer.status}, without ${missing.join(', ')}`);
}

/** `npm create skein` out of a registry, and all that its README says after it. */
export async function checkNewSite(packed: readonly PackedLibrary[]): Promise<void> {
  // Not below the unpacked packages: npm would take the command from there.
  const folder = mkdtempSync(join(tmpdir(), 'skein-new-site-'));
  const registry = await serveRegistry(packed);
  const asked = { npm_config_registry: registry.origin, npm_config_replace_registry_host: 'never' };
  const site = join(folder, NAME);
  const port = await freePort();
  try {
    console.log('new site: npm create skein, npm install');
    await execute(folder, `npm create --yes skein ${NAME}`, asked);
    await execute(site, 'npm install --strict-peer-deps --prefer-offline --no-audit --no-fund', asked);
    console.log('new site: npm start');
    const begun = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: site,
      env: { ...STRANGER, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      await greeting(child);
      for (const language of LANGUAGES) await checkPage(`http://localhost:${port}`, language);
      const seconds = (performance.now() - begun) / 1000;
      console.log(`new site: its pages answer ${seconds.toFixed(1)} s after npm start`);
      if (seconds > START_LIMIT_S) throw new Error(`The limit is ${START_LIMIT_S} s`);
    } finally {
      // npm, and what it has started.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    }
    console.log('new site: npm test, and its stories');
    await execute(site, 'npm test');
    await execute(site, 'npx --no-install storybook build --quiet');
  } finally {
    rmSync(folder, { recursive: true, force: true });
    registry.stop();
  }
}

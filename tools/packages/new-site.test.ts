import type { AnyEntryType } from '@skein/cms-client';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { writeSite } from './check-new-site.ts';
import { serveRegistry } from './local-registry.ts';
import { execute } from './stranger.ts';

interface ContentCheck {
  checkExport(source: unknown, types: readonly AnyEntryType[], folder: string): unknown[];
}
interface NewContent {
  readonly contentTypes: readonly AnyEntryType[];
}

it('the content of a new site passes the check of an export', async () => {
  // Other projects of the workspace, neither of which exports what only this test needs.
  const { checkExport }: ContentCheck = await import(join(ROOT, 'content/check/check-export.ts'));
  const { contentTypes }: NewContent = await import(join(ROOT, 'libs/create-skein/content/site-content.ts'));
  const folder = join(ROOT, 'libs/create-skein/template/content');
  const made: unknown = JSON.parse(readFileSync(join(folder, 'export.json'), 'utf8'));
  expect(checkExport(made, contentTypes, folder)).toEqual([]);
});

/** What a command of one line has written, of the version that every build has. */
async function writtenBy(command: string, folder: string): Promise<string> {
  const installed = join(folder, command);
  mkdirSync(installed, { recursive: true });
  writeFileSync(
    join(installed, 'package.json'),
    JSON.stringify({ name: 'create-skein', version: '0.1.0', bin: 'bin.cjs' }),
  );
  writeFileSync(
    join(installed, 'bin.cjs'),
    `#!/usr/bin/env node\nrequire('node:fs').writeFileSync('said', '${command}');`,
  );
  await execute(installed, 'npm pack --loglevel=error');
  const tarball = join(installed, 'create-skein-0.1.0.tgz');
  using registry = await serveRegistry([{ name: 'create-skein', tarball, installed, size: 0, files: [] }]);
  const site = join(folder, `by-${command}`);
  mkdirSync(site);
  await writeSite(site, { npm_config_registry: registry.origin, npm_config_cache: join(folder, 'kept') });
  return readFileSync(join(site, 'said'), 'utf8');
}

it('a new site is written by the command of this build, not by one that npm has kept', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-written-'));
  expect(await writtenBy('first', folder.path)).toBe('first');
  expect(await writtenBy('second', folder.path)).toBe('second');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EXPORT = path.join(import.meta.dirname, 'testing/export.json');

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'skein-services-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function start(variables: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@skein/source', path.join(import.meta.dirname, 'server.ts')],
    {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir, ...variables },
    },
  );
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  return { child, output, closed: once(child, 'close') };
}

describe('the process', () => {
  it('says where it listens, answers, and ends when told to', async () => {
    const { child, output, closed } = start({ CONTENT_EXPORT: EXPORT });
    while (!output.text.includes('/readyz')) await once(child.stdout, 'data');
    const address = /Health: (\S+)\/readyz/u.exec(output.text)?.[1] ?? '';
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(
      (await fetch(`${address}/cdn/spaces/skein/environments/master/entries?access_token=demo-delivery`))
        .status,
    ).toBe(200);
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(0);
  });

  it('says no token in production, where its output is kept', async () => {
    const tokens = { CONTENT_TOKEN: 'read-me-not', CONTENT_PREVIEW_TOKEN: 'nor-me' };
    const { child, output, closed } = start({ CONTENT_EXPORT: EXPORT, SITE_ENV: 'production', ...tokens });
    while (!output.text.includes('/readyz')) await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await closed;
    for (const token of Object.values(tokens)) expect(output.text).not.toContain(token);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'an export that is not there',
      { CONTENT_EXPORT: '/nowhere/export.json' },
      /^\nThe content export \/nowhere\/export\.json cannot be read: there is no such file\./u,
    ],
    [
      'a folder that it cannot write',
      { CONTENT_EXPORT: EXPORT, DATA_DIR: path.join(import.meta.filename, 'data') },
      /^\nDATA_DIR \S+ cannot be written: .+, or name another folder, such as DATA_DIR=\S+\.\n\n$/u,
    ],
    ['a setting it does not understand', { PORT: 'many' }, /PORT must be a number/u],
  ])('does not start with %s, and says so without a stack', async (_what, variables, message) => {
    const { output, closed } = start(variables);
    expect((await closed)[0]).toBe(1);
    expect(output.text).toMatch(message);
    expect(output.text).not.toMatch(/\n\s+at /u);
  });
});

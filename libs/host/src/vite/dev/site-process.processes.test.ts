import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareSite } from './site-process.ts';

const SERVER = `
import { createServer } from 'node:http';
createServer((_request, response) => response.end(process.env.SITE_ORIGIN)).listen(process.env.PORT, process.env.HOST);
`;
const origin = 'http://localhost:3000';
let folder: string;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'skein-dev-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const prepare = () => prepareSite({ folder, origin, compiled: join(folder, 'compiled') });
const write = (text: string) => writeFileSync(join(folder, 'main.js'), text);

it('runs what lies there when it is started, and ends when it is asked to', async () => {
  write('throw new Error("of before")');
  const site = await prepare();
  write(SERVER);
  await site.start();
  expect(await (await fetch(`http://localhost:${site.port}/`)).text()).toBe(origin);
  await site.stop();
  expect(await site.gone).toBe('The server ended with SIGTERM');
});

it('tells what a server says that does not start', async () => {
  write('throw new Error("no settings")');
  const site = await prepare();
  await expect(site.start()).rejects.toThrow('no settings');
  await site.stop();
});

it('asks whether anything serves when the server ends without a word', async () => {
  write('console.error("a warning")');
  const site = await prepare();
  await expect(site.start()).rejects.toThrow(
    'The server ended before it listened: does src/main.ts call serveSite?\na warning',
  );
});

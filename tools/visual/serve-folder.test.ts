import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServedHere } from '../commands/serve-here.ts';
import { serveFolder } from './serve-folder.ts';

let home: string;
let served: ServedHere;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'skein-serve-'));
  mkdirSync(join(home, 'site'));
  mkdirSync(join(home, 'site-secret'));
  writeFileSync(join(home, 'site/index.json'), '{}');
  writeFileSync(join(home, 'site/index.html'), '<p>Start</p>');
  writeFileSync(join(home, 'site-secret/key.txt'), 'secret');
  writeFileSync(join(home, 'outside.txt'), 'secret');
  served = await serveFolder(join(home, 'site'));
});

afterAll(() => {
  served.stop();
  rmSync(home, { recursive: true, force: true });
});

/** As typed: `fetch` would tidy the path before it is sent. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    request(`${served.origin}${path}`, { path }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', fail)
      .end();
  });
}

test('serves the page of a folder', async () => {
  const answer = await fetch(`${served.origin}/?x=1`);
  expect(await answer.text()).toBe('<p>Start</p>');
});

test('serves a file under its type', async () => {
  const answer = await fetch(`${served.origin}/index.json?x=1`);
  expect(await answer.text()).toBe('{}');
  expect(answer.headers.get('content-type')).toBe('application/json');
});

test.each([
  '/absent/',
  '/absent.js',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/..%2fsite-secret%2fkey.txt',
  '/%',
])('has nothing at %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

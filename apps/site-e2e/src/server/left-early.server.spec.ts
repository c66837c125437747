import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startSite } from '../site-process.ts';

const TIMES = 25;

/** Sends a request, and disconnects: before any answer, or after its first bytes. */
async function askAndLeave(port: number, path: string, waits: boolean, headers = ''): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip\r\n${headers}\r\n`);
  if (waits) await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
}

test('who leaves while a film, a picture, or the page of a job is sent is no error of the site', async () => {
  const site = await startSite();
  const html = await (await fetch(`${site.origin}/labs`)).text();
  const film = /\/assets\/[^"\s]+\.(?:mp4|webm)/.exec(html)?.[0];
  const picture = /\/assets\/[^"\s]+[?]w=[^"\s]+/.exec(html)?.[0].replaceAll('&amp;', '&');
  if (film === undefined || picture === undefined) throw new Error('the page has no film, or no picture');
  const asked = [
    [film],
    [film, 'range: bytes=1000-\r\n'],
    [picture],
    ['/careers/job/?id=4011'],
    ['/careers/job/?id=1&gh_src=x'],
    ['/careers-reader/job?id=4011'],
    ['/support/broadband-labels'],
    ['/sitemap-pages.xml'],
  ] as const;
  for (const [path, headers] of asked)
    for (let time = 0; time < TIMES; time++) await askAndLeave(site.port, path, time % 2 === 0, headers);
  // The server still answers clients that stay connected.
  expect((await fetch(site.origin + film)).status).toBe(200);
  expect((await fetch(`${site.origin}/careers/job/?id=4011`)).status).toBe(200);
  await site.stop();
  const said = site
    .output()
    .split('\n')
    .filter((line) => /\b(?:error|fatal): |"level":[56]0|Premature close/.test(line));
  expect(said).toEqual([]);
});

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openRequests } from './open-requests.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A server that answers when the test says so. */
async function slowServer() {
  const requests = openRequests();
  const answers = new Map<string | undefined, () => void>();
  server = createServer((message, response) => {
    requests.count(message, response);
    answers.set(message.url, () => response.end('ok'));
    server?.emit('asked');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const call = request({ port, host: '127.0.0.1', path, headers: { connection: 'keep-alive' } }).end();
    const asked = once(server as Server, 'asked');
    const answer = once(call, 'response') as Promise<[IncomingMessage]>;
    await asked;
    return {
      finish: () => answers.get(path)?.(),
      connection: answer.then(([{ headers }]) => headers.connection),
    };
  };
  return { requests, ask };
}

it('a process that is asked to end waits for pages that are under way, old and new, and keeps no connection', async () => {
  const { requests, ask } = await slowServer();
  const page = await ask('/cold');
  let isSettled = false;
  const settled = requests.settled().then(() => (isSettled = true));
  const later = await ask('/later');
  page.finish();
  expect(await page.connection).toBe('close');
  expect(isSettled).toBe(false);
  later.finish();
  expect(await later.connection).toBe('close');
  await settled;
});

it('does not wait for pictures, whose line is dissolved as the server closes', async () => {
  const { requests, ask } = await slowServer();
  const picture = await ask('/assets/a1/d.svg?fm=avif');
  await requests.settled();
  picture.finish();
  expect(await picture.connection).toBe('close');
});

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { MOST_OF_CONNECTION, openRequests } from './open-requests.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Starts a server that answers a request only when the test finishes the answer. */
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

describe('a client that sends many requests at once and reads no answer', () => {
  const LARGE = Buffer.alloc(8 * 2 ** 20);

  /**
   * Starts a server with large answers, and a client that sends requests on one connection and never reads.
   * @param count number of requests
   */
  async function neverRead(count: number) {
    const requests = openRequests();
    let answered = 0;
    server = createServer((message, response) => {
      if (!requests.count(message, response)) return;
      answered++;
      response.end(LARGE);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    onTestFinished(() => void client.destroy());
    client.on('error', () => undefined);
    const [socket] = await connected;
    const arrived = once(server, 'request');
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count));
    await arrived;
    return { requests, socket, answered: () => answered };
  }

  it('loses its connection, and costs the work of a few answers', async () => {
    const { socket, answered } = await neverRead(MOST_OF_CONNECTION * 20);
    if (!socket.destroyed) await once(socket, 'close');
    expect(answered()).toBe(MOST_OF_CONNECTION);
  });

  it('keeps its connection with fewer requests until nothing has moved for a while', async () => {
    const { requests, socket } = await neverRead(2);
    expect(socket.destroyed).toBe(false);
    requests.endStalled(socket);
    expect(socket.destroyed).toBe(true);
  });

  it('does not wait for an answer that the server is still writing', async () => {
    const { requests, ask } = await slowServer();
    const connected = once(server as Server, 'connection') as Promise<[Socket]>;
    const page = await ask('/cold');
    const [socket] = await connected;
    requests.endStalled(socket);
    expect(socket.destroyed).toBe(false);
    page.finish();
    expect(await page.connection).toBe('keep-alive');
  });
});

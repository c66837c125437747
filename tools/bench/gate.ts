import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** States of a server that the proxy can simulate. */
export type Weather = 'normal' | 'slow' | 'hung' | 'dripping' | 'garbage' | 'killed';

/** Size in bytes of the pieces that the state `dripping` sends. A pause of `DRIP_MS` follows each piece. */
const DRIP = 16;
const DRIP_MS = 200;
const GARBAGE =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 24\r\n\r\n{"items":[{"sys":{"id":7';

/**
 * Opens a proxy in front of a server. The proxy can simulate a slow, silent or broken server.
 * @param slowMs delay of each piece of an answer in the state `slow`, in ms
 */
export async function openGate(target: number, slowMs: number) {
  let weather: Weather = 'normal';
  const sockets = new Set<Socket>();

  function join(socket: Socket): void {
    const upstream = connect(target, '127.0.0.1');
    const ends = [socket, upstream];
    for (const end of ends) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    socket.on('data', (chunk) => void (weather === 'hung' || upstream.write(chunk)));
    const write = (chunk: Buffer | string) => socket.destroyed || socket.write(chunk);
    upstream.on('data', (chunk: Buffer) => {
      if (weather === 'slow') setTimeout(() => write(chunk), slowMs);
      else if (weather === 'dripping')
        for (let at = 0; at < chunk.length; at += DRIP)
          setTimeout(() => write(chunk.subarray(at, at + DRIP)), (at / DRIP) * DRIP_MS).unref();
      else if (weather === 'garbage') write(GARBAGE);
      else if (weather !== 'hung') write(chunk);
    });
  }

  const server = createServer(join);
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return {
    port,
    async change(next: Weather) {
      const was = weather;
      weather = next;
      if (next === 'killed') await shut();
      else if (was === 'killed') await listen(port);
      // Close connections whose requests got no answer. They would wait forever.
      else if (was === 'hung' || was === 'dripping') for (const socket of sockets) socket.destroy();
    },
    [Symbol.asyncDispose]: () => (server.listening ? shut() : Promise.resolve()),
  };
}
export type Gate = Awaited<ReturnType<typeof openGate>>;

import { connect, type Socket } from 'node:net';

const HEADER_END = Buffer.from('\r\n\r\n');
const CONNECTIONS = 20;
const READ_BYTES = 64 * 1024;
/** The encodings that every browser accepts. */
const BROWSER_ENCODINGS = 'gzip, deflate, br';
const LENGTH = /\r\ncontent-length: (\d+)/i;

/**
 * Measures requests per second over kept connections, with one request at a time on each. It reads only as
 * much of an answer as it must: the usual load tools in JavaScript parse so much that, with a whole page, they
 * are the limit instead of the server.
 * @throws if an answer is not 200 or has no length
 */
export function requestsPerSecond(
  url: string,
  { ms = 3000, encodings = BROWSER_ENCODINGS } = {},
): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${encodings}\r\n\r\n`,
  );
  let answered = 0;

  /** Returns a function that reads answers as they arrive and calls `next` after each whole one. */
  function reader(next: () => void, fail: (error: Error) => void) {
    let missing = 0;
    let head: Buffer = Buffer.alloc(0);
    return (chunk: Buffer) => {
      let rest = chunk;
      if (missing === 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEADER_END);
        if (end < 0) {
          head = Buffer.from(head); // what it was read into is used again
          return;
        }
        const text = head.toString('latin1', 0, end);
        const length = LENGTH.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined)
          return fail(new Error(`${url} answered ${text.slice(0, 60)}`));
        rest = head.subarray(end + HEADER_END.length);
        head = Buffer.alloc(0);
        missing = Number(length);
      }
      missing -= rest.length;
      if (missing > 0) return;
      missing = 0;
      next();
    };
  }

  return new Promise((resolve, reject) => {
    const sockets = Array.from({ length: CONNECTIONS }, (): Socket => {
      const send = () => socket.write(request);
      const read = reader(() => {
        answered++;
        send();
      }, reject);
      // One buffer for the life of a connection: allocating one for each read would be most of the work.
      const onread = {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (length: number, buffer: Uint8Array) => {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      };
      const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread }, send);
      socket.on('error', reject);
      return socket;
    });
    const begun = performance.now();
    setTimeout(() => {
      const seconds = (performance.now() - begun) / 1000;
      for (const socket of sockets) socket.destroy();
      resolve(answered / seconds);
    }, ms);
  });
}

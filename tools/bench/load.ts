import { connect, type Socket } from 'node:net';

const HEADER_END = Buffer.from('\r\n\r\n');
const CONNECTIONS = 20;
const READ_BYTES = 64 * 1024;
const BROWSER_ENCODINGS = 'gzip, deflate, br';
const LENGTH = /\r\ncontent-length: (\d+)/i;

export interface Load {
  readonly ms?: number;
  /** The `Accept-Encoding` header. Empty: the header is left out. */
  readonly encodings?: string;
  /** The status that every answer must have. Default: 200. */
  readonly status?: number;
  /** Returns the path of a request by its number. Default: every request is for the URL's path. */
  readonly pathOf?: (index: number) => string;
}

/**
 * Measures requests per second. Each connection stays open, and sends the next request after an answer. The client
 * reads only the length of each answer, because usual load tools in JavaScript parse whole answers and are slower than
 * the server.
 * @throws if an answer has another status or no length
 */
export function requestsPerSecond(
  url: string,
  { ms = 3000, encodings = BROWSER_ENCODINGS, status = 200, pathOf }: Load = {},
): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const accepted = encodings === '' ? '' : `accept-encoding: ${encodings}\r\n`;
  const requestFor = (path: string) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${accepted}\r\n`);
  const sameRequest = requestFor(pathname);
  let sent = 0;
  let answered = 0;

  /** Returns a function that reads pieces of answers, and calls `next` after each complete answer. */
  function reader(next: () => void, fail: (error: Error) => void) {
    let missing = 0;
    let head: Buffer = Buffer.alloc(0);
    return (chunk: Buffer) => {
      let rest = chunk;
      if (missing === 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEADER_END);
        if (end < 0) {
          head = Buffer.from(head); // the read buffer is reused
          return;
        }
        const text = head.toString('latin1', 0, end);
        const length = LENGTH.exec(text)?.[1];
        if (!text.startsWith(`HTTP/1.1 ${status}`) || length === undefined)
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
      const send = () => socket.write(pathOf ? requestFor(pathOf(sent++)) : sameRequest);
      const read = reader(() => {
        answered++;
        send();
      }, reject);
      // Reuse one buffer for all reads of a connection, because new buffers would take most of the time.
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

import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  /** HTTP status. 0: the request got no answer. */
  readonly status: number;
  readonly firstByteMs: number;
  readonly ms: number;
  /**
   * Whether the answer was the built-in page of a server, such as “502 Bad Gateway”, instead of a page of the
   * site.
   */
  readonly bare: boolean;
}

interface Question {
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST. Undefined: the request is a GET. */
  readonly body?: string;
  /** Time limit for the answer, in ms. After it, the client disconnects, and the answer has the status 0. */
  readonly patienceMs: number;
}

/**
 * Whether an answer is a built-in error page of nginx, which begins with `<html>`. Pages of the site have a doctype, or
 * are compressed.
 */
const isBare = ({ statusCode = 0, headers }: IncomingMessage, start: string) =>
  statusCode >= 400 && headers['content-encoding'] === undefined && /^\s*<html>/i.test(start);

/**
 * Creates a client that keeps its connections open. `ask` never throws: after an error, the status is 0.
 * @param from.localAddress address of this machine from which the client connects
 */
export function asker(
  origin: string,
  { connections = 400, ...from }: { readonly connections?: number; readonly localAddress?: string } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ...from });
  return {
    ask: (path: string, { headers, body, patienceMs }: Question): Promise<Answer> =>
      new Promise((resolve) => {
        const begun = performance.now();
        let firstByteMs = Number.NaN;
        let start = '';
        const done = (status: number, bare = false) =>
          resolve({ status, firstByteMs, ms: performance.now() - begun, bare });
        const method = body === undefined ? 'GET' : 'POST';
        const call = request(origin + path, { agent, headers, method }, (response) => {
          firstByteMs = performance.now() - begun;
          response
            .on('data', (chunk: Buffer) => (start ||= chunk.toString('latin1', 0, 20)))
            .on('error', () => done(0))
            // An answer counts only after its last byte has arrived.
            .on('end', () => done(response.statusCode ?? 0, isBare(response, start)));
        });
        const timer = setTimeout(() => call.destroy(), patienceMs);
        call.on('close', () => clearTimeout(timer)).on('error', () => done(0));
        call.end(body);
      }),
    [Symbol.dispose]: () => agent.destroy(),
  };
}

/**
 * Creates a client that sends each request from a different IP address of this machine, like many visitors. Linux has
 * these addresses without further setup.
 * @param network third number of the addresses, 127.0.network.1 and so on
 */
export function crowd(origin: string, network: number, visitors = 40) {
  const all = Array.from({ length: visitors }, (_, index) =>
    asker(origin, { localAddress: `127.0.${network}.${index + 1}` }),
  );
  let next = 0;
  return {
    ask: (...asked: Parameters<(typeof all)[number]['ask']>) => {
      const [visitor = asker(origin)] = all.slice(next++ % visitors);
      return visitor.ask(...asked);
    },
    [Symbol.dispose]: () => {
      for (const visitor of all) visitor[Symbol.dispose]();
    },
  };
}

/** Sends requests at a steady rate, whether earlier ones are answered or not. Returns all answers. */
export async function atRate<T>(
  perSecond: number,
  seconds: number,
  ask: (index: number) => Promise<T>,
): Promise<T[]> {
  const asked: Promise<T>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (asked.length < due) asked.push(ask(asked.length));
    await wait(5);
  }
  return Promise.all(asked);
}

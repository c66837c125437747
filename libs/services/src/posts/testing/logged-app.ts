import { requestIds } from '@skein/http';
import Fastify from 'fastify';
import { Writable } from 'node:stream';

/** Returns a server, a function that returns its log, and a function that finds lines in the log. */
export function loggedApp() {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return {
    app: Fastify({ logger: { level: 'trace', stream }, ...requestIds(0) }),
    log: () => text,
    /** Returns all entries of the log with this message. */
    lines: (message: string) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === message),
  };
}

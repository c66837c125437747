import { requestIds } from '@skein/http';
import Fastify from 'fastify';
import { Writable } from 'node:stream';

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
    lines: (message: string) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === message),
  };
}

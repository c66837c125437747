import Fastify from 'fastify';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { withLastResort } from '../testing/small-site.test-support.ts';
import { remoteServices } from './remote-services.ts';

const LENGTH = 4 * 2 ** 20;

describe('a long answer of services elsewhere', () => {
  let answer: PassThrough;
  let origin: string;
  beforeEach(async () => {
    answer = new PassThrough();
    const services = Fastify();
    services.get('/speed-test/download', (_request, reply) =>
      reply.header('content-length', String(LENGTH)).send(answer),
    );
    const app = withLastResort(Fastify());
    onTestFinished(async () => void (await Promise.all([app.close(), services.close()])));
    await app.register(remoteServices, {
      prefixes: ['/speed-test'],
      servicesUrl: await services.listen({ port: 0, host: '127.0.0.1' }),
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    answer.write(Buffer.alloc(LENGTH / 2));
  });

  it('reaches its visitor as it comes', async () => {
    const { headers, body } = await fetch(`${origin}/speed-test/download`);
    expect(headers.get('content-length')).toBe(String(LENGTH));
    answer.end(Buffer.alloc(LENGTH / 2));
    let bytes = 0;
    for await (const chunk of body ?? []) bytes += chunk.length;
    expect(bytes).toBe(LENGTH);
  });

  it('breaks off where it breaks off there', async () => {
    const came = await fetch(`${origin}/speed-test/download`);
    answer.destroy(new Error('broken off'));
    await expect(came.arrayBuffer()).rejects.toThrow('terminated');
  });
});

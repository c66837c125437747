import Fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchProcess } from './watch-process.ts';

const TOKEN = 'a token of sixteen';

async function processWith(options: { readonly production: boolean; readonly metricsToken?: string }) {
  const app = Fastify();
  const watching = await watchProcess({
    process: 'services',
    tracesTo: undefined,
    metricsToken: undefined,
    ...options,
  });
  watching.watch(app);
  await watching.tell(app);
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  return { ask, figures: watching.figures };
}

describe('the figures of a process', () => {
  it('do not exist in production without a token: nothing is even counted', async () => {
    const { ask, figures } = await processWith({ production: true });
    expect((await ask()).statusCode).toBe(404);
    expect(figures).toBeUndefined();
  });

  it('are open in development, as long as no token is set', async () => {
    const { ask } = await processWith({ production: false });
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('skein_build_info{process="services"');
  });

  it.each([true, false])('are for whoever brings the token (production: %s)', async (production) => {
    const { ask } = await processWith({ production, metricsToken: TOKEN });
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
    for (const wrong of [undefined, '', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, 'Bearer ']) {
      const answer = await ask(wrong);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.body).not.toContain('skein_');
    }
  });
});

it('the log says that traces cannot be sent', async () => {
  const collector = createServer((_request, response) => void response.writeHead(400).end());
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  onTestFinished(() => void collector.close());
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const watching = await watchProcess({
    process: 'services',
    production: true,
    metricsToken: undefined,
    tracesTo: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  watching.watch(app);
  await app.inject('/forms');
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'traces cannot be sent', reason: 'Bad Request' },
  ]);
});

import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from './start.ts';

it('ends after a signal even if a part cannot be closed, and logs why', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const exit = Promise.withResolvers<unknown>();
  vi.spyOn(process, 'exit').mockImplementation((code) => exit.resolve(code) as never);
  const signals = vi.spyOn(process, 'once').mockReturnValue(process);

  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  app.addHook('onClose', async () => {
    throw new Error('the collector is away');
  });
  const listening = new Promise((resolve) => app.addHook('onListen', async () => resolve(undefined)));
  serve(async () => ({ app, settings: { port: 0, host: '127.0.0.1' }, printed: {} }));
  await listening;
  const stop = signals.mock.calls.find(([signal]) => signal === 'SIGTERM')?.[1];
  stop?.();

  expect(await exit.promise).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'a part could not be closed', err: { message: 'the collector is away' } },
  ]);
});

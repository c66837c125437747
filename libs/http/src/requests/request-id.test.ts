import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { requestIds, tellRequestId } from './request-id.ts';

/** Returns the id of a request: the id in the answer, and the id that the handler sees. */
async function idOf(proxies: number, given?: string) {
  const app = Fastify(requestIds(proxies));
  tellRequestId(app);
  app.get('/', async (request) => request.id);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(origin, { headers: given === undefined ? {} : { 'x-request-id': given } });
  const [seen, told] = [await answer.text(), answer.headers.get('x-request-id')];
  await app.close();
  expect(told).toBe(seen);
  return seen;
}
const OURS = /^[0-9a-f]{16}$/;

describe('the id of a request', () => {
  it('is new for each', async () => {
    const [one, other] = [await idOf(0), await idOf(0)];
    expect(one).toMatch(OURS);
    expect(other).not.toBe(one);
  });

  it('is that of a proxy in front which is believed', async () => {
    expect(await idOf(1, '7f1c2d84-aa10-4b0e-9d8e-0f3a5c1b2d3e')).toBe(
      '7f1c2d84-aa10-4b0e-9d8e-0f3a5c1b2d3e',
    );
    expect(await idOf(1)).toMatch(OURS);
  });

  it.each([
    [0, '7f1c2d84-aa10-4b0e-9d8e-0f3a5c1b2d3e', 'by whom nobody stands in front'],
    [1, 'short', 'too short'],
    [1, 'a'.repeat(129), 'too long'],
    [1, '<script>alert(1)</script>', 'not well-formed'],
    [1, 'two words here', 'not well-formed'],
  ])('is not what a visitor says (%d proxies, %s: %s)', async (proxies, given) => {
    expect(await idOf(proxies, given)).toMatch(OURS);
  });

  it('stays the same where a process asks itself', async () => {
    const app = Fastify(requestIds(0));
    app.get('/', async (request) => request.id);
    const answer = await app.inject({ url: '/', headers: { 'x-request-id': '0123456789abcdef' } });
    expect(answer.body).toBe('0123456789abcdef');
  });
});

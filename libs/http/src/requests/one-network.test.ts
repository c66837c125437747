import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { oneNetwork } from './one-network.ts';
import * as requestId from './request-id.ts';

const HOUR_MS = 3_600_000;

/** Sends requests from each of the addresses during an hour. Returns the report after this hour. */
async function afterAnHour(addresses: readonly string[], { each = 150, path = '/form' } = {}) {
  // In this test, Fastify's `inject` stands for requests of visitors.
  vi.spyOn(requestId, 'isInjected').mockReturnValue(false);
  let time = 0;
  const app = Fastify({ trustProxy: true });
  const report = oneNetwork(app, () => time);
  app.get('*', () => 'ok');
  const hour = async (from: readonly string[]) => {
    for (const address of from)
      for (let index = 0; index < each; index += 1)
        await app.inject({ url: path, headers: { 'x-forwarded-for': address } });
    time += HOUR_MS;
    return report();
  };
  return { first: await hour(addresses), next: await hour([...addresses, '203.0.113.9']) };
}

it('says when all requests of an hour come from one network, until others come', async () => {
  const { first, next } = await afterAnHour(['10.0.0.5', '10.0.0.5']);
  expect(first).toEqual(['all 300 requests of an hour came from one network: see TRUST_PROXY and BALANCER']);
  expect(next).toEqual([]);
});

it('says nothing of several visitors, of few requests, and of monitors', async () => {
  expect((await afterAnHour(['198.51.100.1', '198.51.100.2'])).first).toEqual([]);
  expect((await afterAnHour(['10.0.0.5'])).first).toEqual([]);
  expect((await afterAnHour(['10.0.0.5'], { each: 300, path: '/readyz' })).first).toEqual([]);
});

import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { plainAddresses } from './plain-addresses.ts';

it.each([
  ['GET', '/support/broadband%2Dlabels?%61=1', '/support/broadband-labels?a=1'],
  ['POST', '/api/%61ddress', '/api/address'],
  ['GET', '//evil%2Eexample', '/evil.example'],
] as const)('sends %s %s to %s, on every route', async (method, url, location) => {
  const app = Fastify();
  plainAddresses(app);
  app.all('/api/address', async () => 'service');
  app.all('/*', async () => 'page');
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  expect((await app.inject({ method, url: location })).statusCode).toBe(200);
});

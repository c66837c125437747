import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { compressedAnswers } from './compressed-answers.ts';

it.each([
  ['text/html; charset=utf-8', 'gzip'],
  ['application/problem+json', 'gzip'],
  // An event stream must send each event at once, and compression would hold events back.
  ['text/event-stream', undefined],
  // A speed test measures the transferred bytes, so they must stay as they are.
  ['application/octet-stream', undefined],
])('an answer of type %s travels as %s to whoever takes gzip', async (type, encoding) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(async (scope) => {
    await compressedAnswers(scope);
    scope.get('/', (_request, reply) => reply.type(type).send(Buffer.alloc(5000, 'a')));
  });
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe(encoding && 'accept-encoding');
});

import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { compressedAnswers } from './compressed-answers.ts';

it.each([
  ['text/html; charset=utf-8', 'gzip'],
  ['application/problem+json', 'gzip'],
  // Comes piece by piece, as things happen.
  ['text/event-stream', undefined],
  // What a speed test measures is what travels.
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

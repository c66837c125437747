import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { ServicesHost } from './site-options.ts';
import { joinedParts } from './join-parts.ts';
import type { SitePart } from './site-part.ts';

it('registers the services of all parts in their order', async () => {
  const heard: string[] = [];
  const part = (name: string): SitePart => ({ services: async () => void heard.push(name) });
  const { services } = joinedParts([part('content'), {}, part('forms')], undefined);
  await services(undefined as never, undefined as never);
  expect(heard).toEqual(['content', 'forms']);
});

it('asks the last part that knows something of visitors', () => {
  const formToken = () => 'token';
  const joined = joinedParts([{ formToken: () => 'other' }, { formToken }, {}], undefined);
  expect(joined.formToken).toBe(formToken);
  expect(joined.visits).toBeUndefined();
});

it('forwards the paths of services that run elsewhere, and registers what has none', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const answers =
    (path: string): SitePart['services'] =>
    async (scope) =>
      void scope.get(path, async () => 'here');
  const parts: readonly SitePart[] = [
    { services: answers('/consent') },
    { services: answers('/forms/send'), paths: { prefixes: ['/forms'], posts: ['/chat'] } },
  ];
  await app.register((scope) => joinedParts(parts, 'http://127.0.0.1:1').services(scope, {} as ServicesHost));
  const statusOf = async (method: 'GET' | 'POST', url: string) =>
    (await app.inject({ method, url })).statusCode;
  expect([
    await statusOf('GET', '/consent'),
    await statusOf('GET', '/forms/send'),
    await statusOf('POST', '/chat'),
    await statusOf('GET', '/chat'),
  ]).toEqual([200, 503, 503, 404]);
});

import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { withLastResort } from '../testing/small-site.test-support.ts';
import { serviceAsker } from './ask-service.ts';
import { remoteServices } from './remote-services.ts';

const PATH = '/api/network_status/queries';
const visitor = { ip: '203.0.113.7', headers: { cookie: 'skein_visitor=somebody', host: 'x' } };

function service(app: FastifyInstance = Fastify()) {
  const asked: object[] = [];
  app.get(PATH, async ({ query, ip, headers: { cookie, referer } }) => {
    asked.push({ query, ip, cookie, referer });
    return ['an answer'];
  });
  onTestFinished(() => app.close());
  return { app, asked };
}

it('asks in the name of the visitor, from the page that they are on', async () => {
  const { app, asked } = service();
  const answer = await serviceAsker(app)(`${PATH}?query=1+ready`, '/intl/es/support', visitor);
  expect(answer).toEqual({ status: 200, body: ['an answer'] });
  expect(asked).toEqual([
    {
      query: { query: '1 ready' },
      ip: '203.0.113.7',
      cookie: 'skein_visitor=somebody',
      referer: 'http://localhost/intl/es/support',
    },
  ]);
});

it('asks services that run elsewhere, too', async () => {
  const { app: elsewhere } = service();
  const servicesUrl = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
  const site = withLastResort(Fastify());
  onTestFinished(() => site.close());
  await site.register(remoteServices, { servicesUrl, prefixes: ['/api'] });
  expect(await serviceAsker(site)(PATH, '/support', visitor)).toMatchObject({ body: ['an answer'] });
});

it('hears the status of a service that fails, and nothing that it says', async () => {
  const app = Fastify();
  app.get(PATH, async (_request, reply) => reply.code(500).send('no disk'));
  onTestFinished(() => app.close());
  expect(await serviceAsker(app)(PATH, '/support', visitor)).toEqual({ status: 500, body: undefined });
});

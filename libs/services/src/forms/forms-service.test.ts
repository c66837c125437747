import { believes, type DegradedReport } from '@skein/http';
import { limiterFor } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '../posts/outbox/deliver.ts';
import { defaultSettings } from '../settings/index.ts';
import { temporaryFolder } from '../storage/testing/temporary-folder.ts';
import { postForm, serveFormsService } from './testing/forms-service-app.ts';

const serve: typeof serveFormsService = (settings, options, app = Fastify()) => {
  const limiter = limiterFor({ ...defaultSettings, ...settings }, app.log);
  return serveFormsService(settings, { limiter, ...options }, app);
};

async function listenForLeads() {
  const arrived = Promise.withResolvers<{ headers: IncomingMessage['headers']; body: string }>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    arrived.resolve({ headers: request.headers, body });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
    LEADS_WEBHOOK_SECRET: 'shared with the receiver',
  };
  return { settings, arrived: arrived.promise, close: () => server.close() };
}

describe('the forms service', () => {
  it('hands on what it takes, signed, and ends in order', async () => {
    const receiver = await listenForLeads();
    const app = await serve(receiver.settings);
    expect((await postForm(app, 'ana@example.com')).json()).toEqual({
      location: '/address/available?sent=1',
    });
    const { headers, body } = await receiver.arrived;
    await app.close();
    receiver.close();
    expect(JSON.parse(body).payload.email).toBe('ana@example.com');
    const expected = signatureOf('shared with the receiver', String(headers['x-skein-timestamp']), body);
    expect(headers['x-skein-signature']).toBe(`sha256=${expected}`);
  });

  it('keeps what it took over a restart', async () => {
    const dataDir = temporaryFolder();
    const first = await serve({}, { dataDir });
    const fields = { streetAddress: '1 Ready Rd', zipCode: '78701', idempotencyKey: 'key-1' };
    const send = (app: FastifyInstance) =>
      app.inject({
        method: 'POST',
        url: '/address-forms',
        payload: fields,
        headers: { accept: 'application/json' },
      });
    await send(first);
    await first.close();
    const second = await serve({}, { dataDir, addresses: async () => ({ outcome: () => 'notYet' }) });
    expect((await send(second)).json()).toEqual({ location: '/address/available?sent=1' });
    await second.close();
  });

  it('keeps a lead although the addresses cannot be read', async () => {
    const app = await serve({}, { addresses: () => Promise.reject(new Error('no disk')) });
    expect((await postForm(app, 'ana@example.com')).json()).toEqual({
      location: '/address/almost-there?sent=1',
    });
    await app.close();
  });

  it('tells the receiver that nobody knows whether the address is reached, without an address book', async () => {
    const receiver = await listenForLeads();
    const app = await serve(receiver.settings, { addresses: undefined });
    expect((await postForm(app, 'ana@example.com')).json()).toEqual({
      location: '/address/almost-there?sent=1',
    });
    expect(JSON.parse((await receiver.arrived).body).payload.outcome).toBe('unknown');
    await app.close();
    receiver.close();
  });

  it('has limits unless they are switched off', async () => {
    for (const [RATE_LIMIT, last] of [
      ['on', 429],
      ['off', 200],
    ] as const) {
      const app = await serve({ RATE_LIMIT });
      let status = 0;
      for (let index = 0; index < 31; index += 1)
        status = (await postForm(app, `visitor-${index}@example.com`)).statusCode;
      expect(status).toBe(last);
      await app.close();
    }
  });

  it.each([
    [0, '10.0.0.1', 429],
    [1, '10.0.0.1', 200],
  ])('with %i proxies in front counts for the right address', async (proxies, proxy, last) => {
    const app = await serve({}, {}, Fastify({ trustProxy: believes(proxies) }));
    let status = 0;
    for (let index = 0; index < 31; index += 1) {
      // The visitor may have forged the first address. Only the address that the proxy adds counts.
      const headers = { 'x-forwarded-for': `198.51.100.1, 203.0.113.${index}` };
      status = (await postForm(app, `visitor-${index}@example.com`, proxy, headers)).statusCode;
    }
    expect(status).toBe(last);
    await app.close();
  });
});

it('a database that cannot be used, and deliveries, are told to `/readyz`', async () => {
  const reports: Record<string, DegradedReport> = {};
  const app = await serve({}, { reports });
  const told = async () => ({
    database: await reports['database']?.(),
    deliveries: await Promise.resolve(reports['deliveries']?.()).catch(() => 'cannot be told'),
  });
  expect(await told()).toEqual({ database: [], deliveries: [] });
  // Closes the connection to the database, as a crash of the database does.
  await app.close();
  expect(await told()).toEqual({
    database: [expect.stringContaining('cannot be used')],
    deliveries: 'cannot be told',
  });
});

import { NETWORK_STATUS_PATH } from '@skein/blocks/contract';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkAsker } from './ask-network.ts';
import { remoteServices } from './remote-services.ts';

const sanitize = createServerSanitize();
const outage = {
  address: '1 Ready Rd',
  city_name: 'Austin',
  system: {
    issue_notifications: [
      {
        severity: 3,
        description: '<p onclick="boom()">Cut. <a href="/support">More</a></p>',
        updated_at: '2026-03-01T12:00:00Z',
      },
    ],
  },
};

/** A service that answers so, and what it was asked. */
function serviceWith(answer: () => unknown) {
  const asked: object[] = [];
  const app = Fastify();
  app.get(NETWORK_STATUS_PATH, async ({ query, ip, headers: { cookie, referer } }) => {
    asked.push({ query, ip, cookie, referer });
    return answer();
  });
  onTestFinished(() => app.close());
  return { app, asked };
}
const warn = vi.fn();
const visitor = {
  ip: '203.0.113.7',
  headers: { cookie: 'skein_visitor=somebody' },
  log: { warn } as unknown as FastifyInstance['log'],
};

describe('a page that asks the network for its visitor', () => {
  it('says who asks and in which language, and shows nothing that may not be shown', async () => {
    const { app, asked } = serviceWith(() => [outage]);
    const homes = await networkAsker(app, sanitize)('1 ready', '/intl/es/support/network-status', visitor);
    expect(asked).toEqual([
      {
        query: { query: '1 ready' },
        ip: '203.0.113.7',
        cookie: 'skein_visitor=somebody',
        referer: 'http://localhost/intl/es/support/network-status',
      },
    ]);
    expect(homes).toEqual([
      {
        address: '1 Ready Rd, Austin',
        issue: {
          severity: 3,
          description: '<p>Cut. <a href="/intl/es/support">More</a></p>',
          postedAt: '2026-03-01T12:00:00.000Z',
        },
      },
    ]);
  });

  it('asks services that run elsewhere, too', async () => {
    const { app: elsewhere } = serviceWith(() => [outage]);
    const servicesUrl = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
    const site = Fastify();
    onTestFinished(() => site.close());
    await site.register(remoteServices, { servicesUrl });
    const homes = await networkAsker(site, sanitize)('1 ready', '/support/network-status', visitor);
    expect(homes).toMatchObject([{ address: '1 Ready Rd, Austin', issue: { severity: 3 } }]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no disk'))],
    ['says nothing that can be read', () => ({ address: 7 })],
  ])('hears nothing of a service that %s, and logs it without what was typed', async (_, answer) => {
    warn.mockClear();
    const { app } = serviceWith(answer);
    expect(await networkAsker(app, sanitize)('1 ready', '/support', visitor)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0]?.[0].err)).not.toContain('ready');
  });
});

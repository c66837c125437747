// @vitest-environment node
import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { describe, expect, it, vi } from 'vitest';
import { askNetworkBy } from './ask-network-by.ts';

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
const visitor = { ip: '203.0.113.7', headers: {} };
const sanitize = createServerSanitize();

function asking(answer: () => Promise<{ status: number; body: unknown }>) {
  const askService = vi.fn(answer);
  const onProblem = vi.fn();
  const ask = askNetworkBy({ askService, sanitize, onProblem, languages: ENGLISH_AND_SPANISH });
  return { ask, askService, onProblem };
}

describe('a page that asks the network for its visitor', () => {
  it('says who asks and from which page, and shows nothing that may not be shown', async () => {
    const { ask, askService } = asking(async () => ({ status: 200, body: [outage] }));
    const page = '/intl/es/support/network-status';
    expect(await ask('1 ready', page, visitor)).toEqual([
      {
        address: '1 Ready Rd, Austin',
        issue: {
          severity: 3,
          description: '<p>Cut. <a href="/intl/es/support">More</a></p>',
          postedAt: '2026-03-01T12:00:00.000Z',
        },
      },
    ]);
    expect(askService.mock.calls).toEqual([['/api/network_status/queries?query=1+ready', page, visitor]]);
  });

  it.each([
    ['fails', async () => ({ status: 500, body: undefined })],
    ['is away', () => Promise.reject(new Error('no disk'))],
    ['says nothing that can be read', async () => ({ status: 200, body: { address: 7 } })],
  ])('hears nothing of a service that %s, and reports it without what was typed', async (_, answer) => {
    const { ask, onProblem } = asking(answer);
    expect(await ask('1 ready', '/support', visitor)).toBeUndefined();
    expect(onProblem).toHaveBeenCalledOnce();
    expect(String(onProblem.mock.calls[0]?.[0].err)).not.toContain('ready');
  });

  it('reports which fields of an answer cannot be read, and shows the rest', async () => {
    const body = [{ ...outage, system: { issue_notifications: [{ severity: 3 }] } }];
    const { ask, onProblem } = asking(async () => ({ status: 200, body }));
    expect(await ask('1 ready', '/support', visitor)).toEqual([
      { address: '1 Ready Rd, Austin', issue: { severity: 3 } },
    ]);
    expect(onProblem.mock.calls).toEqual([
      [
        {
          asked: 'network',
          fields: 2,
          unread: [
            '[0].system.issue_notifications[0].description',
            '[0].system.issue_notifications[0].updated_at',
          ],
        },
      ],
    ]);
  });
});

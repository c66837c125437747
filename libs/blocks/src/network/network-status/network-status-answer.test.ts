// @vitest-environment node
import { costsOnlyItself } from '@skein/cms-client/testing/one-broken-field';
import { describe, expect, it } from 'vitest';
import { readNetworkAnswer } from './network-status-answer.ts';

const notification = { severity: 3, description: '<p>Cut.</p>', updated_at: '2026-03-01T12:00:00Z' } as const;
const option = (issue_notifications: unknown[] = []) => ({
  address: '1 Ready Rd, Austin, TX 78704',
  city_name: 'Austin',
  system: { issue_notifications },
});

describe('an answer about the network', () => {
  const read = (...options: unknown[]) => {
    const unread: string[] = [];
    return { options: readNetworkAnswer(options, (field) => unread.push(field)), unread };
  };

  it('is a list of addresses with what is wrong at each', () => {
    const { options, unread } = read(option(), option([notification]));
    expect(options).toEqual([
      { address: '1 Ready Rd, Austin, TX 78704', city_name: 'Austin', notifications: [] },
      { address: '1 Ready Rd, Austin, TX 78704', city_name: 'Austin', notifications: [notification] },
    ]);
    expect(unread).toEqual([]);
    expect(readNetworkAnswer([])).toEqual([]);
  });

  it.each([
    ['severity', 4],
    ['severity', -1],
    ['severity', 1.5],
    ['severity', null],
    ['description', null],
    ['description', 7],
    ['updated_at', null],
    ['updated_at', undefined],
    ['updated_at', 1_772_366_400],
    ['updated_at', 'yesterday'],
    ['updated_at', '12'],
  ] as const)('loses a %s of %j, tells where, and nothing else', (field, value) => {
    const { options, unread } = read(option([{ ...notification, [field]: value }]), option());
    expect(options[0]?.notifications).toEqual([{ ...notification, [field]: undefined }]);
    expect(options[1]?.notifications).toEqual([]);
    expect(unread).toEqual([`[0].system.issue_notifications[0].${field}`]);
  });

  it('takes a severity that is written as text', () => {
    expect(read(option([{ ...notification, severity: '3' }])).options[0]?.notifications).toEqual([
      notification,
    ]);
  });

  it('keeps a notification of which nothing can be read: something is wrong there', () => {
    const { options } = read(option([null]));
    expect(options[0]?.notifications).toEqual([{}]);
  });

  it.each([
    ['system', null],
    ['system', []],
    ['system', { issue_notifications: null }],
    ['system', {}],
  ])('does not know whether all is well where %s is %j', (field, value) => {
    const { options, unread } = read({ ...option([notification]), [field]: value }, option());
    expect(options.map(({ notifications }) => notifications)).toEqual([undefined, []]);
    expect(unread).toHaveLength(1);
  });

  it('costs one field where one field is broken, never a neighbor, and tells where', async () => {
    const home = (number: number) => ({
      address: `${number} Ready Rd`,
      city_name: `City ${number}`,
      system: {
        issue_notifications: [1, 2].map((at) => ({
          severity: 3,
          description: `<p>Cut ${number} ${at}.</p>`,
          updated_at: `2026-03-0${at}T12:00:0${number}Z`,
        })),
      },
    });
    await costsOnlyItself({
      answer: [home(1), home(2), home(3)],
      read: (answer) => {
        const unread: string[] = [];
        return { value: readNetworkAnswer(answer, (field) => unread.push(field)), told: unread };
      },
    });
  });

  it.each([null, undefined, {}, 'x', 7, { options: [] }])('is not %j', (answer) => {
    expect(() => readNetworkAnswer(answer)).toThrow();
  });
});

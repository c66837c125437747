// @vitest-environment node
import fc from 'fast-check';
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

  it('costs one field where one field is broken, never a neighbor, and tells where', () => {
    const bad = fc.constantFrom<unknown>(null, undefined, 7, 'x'.repeat(9), {}, [], true, -1);
    const fields = ['address', 'city_name', 'severity', 'description', 'updated_at'] as const;
    fc.assert(
      fc.property(fc.nat(2), fc.constantFrom(...fields), bad, (broken, field, value) => {
        const whole = [0, 1, 2].map(() => option([notification]));
        const spoiled = whole.map((one, index) =>
          index !== broken
            ? one
            : field in one
              ? { ...one, [field]: value }
              : option([{ ...notification, [field]: value }]),
        );
        const before = read(...whole).options;
        const { options, unread } = read(...spoiled);
        for (const [index, one] of options.entries()) {
          if (index !== broken) expect(one).toEqual(before[index]);
          else {
            const { notifications, ...rest } = one;
            const flat = { ...rest, ...notifications?.[0] };
            expect({ ...flat, [field]: 0 }).toEqual({
              address: before[index]?.address,
              city_name: 'Austin',
              ...notification,
              [field]: 0,
            });
          }
        }
        const wasRead = Object.values(options[broken] ?? {}).concat(
          Object.values(options[broken]?.notifications?.[0] ?? {}),
        );
        expect(unread).toHaveLength(wasRead.includes(undefined) ? 1 : 0);
      }),
    );
  });

  it.each([null, undefined, {}, 'x', 7, { options: [] }])('is not %j', (answer) => {
    expect(() => readNetworkAnswer(answer)).toThrow();
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readNetworkAnswer, type NetworkOption } from './network-status-answer.ts';

const notification = { severity: 3, description: '<p>Cut.</p>', updated_at: '2026-03-01T12:00:00Z' } as const;
const option = (issue_notifications: unknown[] = []) => ({
  address: '1 Ready Rd, Austin, TX 78704',
  city_name: 'Austin',
  system: { issue_notifications },
});

describe('an answer about the network', () => {
  it('is a list of addresses with what is wrong at each', () => {
    const answer: NetworkOption[] = [option() as NetworkOption, option([notification]) as NetworkOption];
    expect(readNetworkAnswer(answer)).toEqual(answer);
    expect(readNetworkAnswer([])).toEqual([]);
  });

  it.each([
    ['a severity that nobody knows', { ...notification, severity: 4 }],
    ['a severity as text', { ...notification, severity: '3' }],
    ['no description', { ...notification, description: undefined }],
    ['no time', { ...notification, updated_at: null }],
    ['no notification', null],
  ])('leaves out an address with %s: it would look as if all were well', (_, bad) => {
    expect(readNetworkAnswer([option([bad]), option()])).toEqual([option()]);
    expect(() => readNetworkAnswer([option([bad])])).toThrow('No option');
  });

  it.each([null, undefined, {}, 'x', 7, { options: [] }])('is not %j', (answer) => {
    expect(() => readNetworkAnswer(answer)).toThrow();
  });
});

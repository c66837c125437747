import { describe, expect, it } from 'vitest';
import { describeOnSqlite } from '../../storage/testing/each-database.ts';
import { retryDelay } from './backoff.ts';
import { outboxContract } from './testing/outbox-contract.ts';

describeOnSqlite('the outbox', outboxContract);

describe('the pause before another attempt', () => {
  it.each([
    [1, 0, 500],
    [1, 1, 1000],
    [2, 0, 1000],
    [5, 0.5, 12_000],
    [40, 1, 3_600_000],
  ])('after %i failures and chance %d is %i ms', (failures, random, pauseMs) => {
    expect(retryDelay(failures, random)).toBe(pauseMs);
  });
});

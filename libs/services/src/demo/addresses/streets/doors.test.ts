import { describe, expect, it } from 'vitest';
import { doorsOf, readPlan, writePlan, type DoorPlan } from './doors.ts';

const PLANS: readonly (readonly [DoorPlan, readonly string[]])[] = [
  [{ style: 'hundreds', floors: 2, perFloor: 3 }, ['101', '102', '103', '201', '202', '203']],
  [{ style: 'letters', floors: 2, perFloor: 2 }, ['1A', '1B', '2A', '2B']],
  [{ style: 'running', floors: 2, perFloor: 2 }, ['1', '2', '3', '4']],
  [{ style: 'plain', floors: 1, perFloor: 3 }, ['A', 'B', 'C']],
];

describe('doors', () => {
  it.each(PLANS)('are counted as the building does, %o', (plan, numbers) => {
    expect(doorsOf(plan).map(({ number }) => number)).toEqual(numbers);
  });

  it.each(PLANS)('come back as they were written, %o', (plan) => {
    expect(readPlan(writePlan(plan))).toEqual(plan);
  });

  it('are none where the plan is unknown', () => {
    expect(readPlan('spiral 2 3')).toBeUndefined();
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { doorsLike, isDoor } from './doors.ts';

const doors = ['1', '2', '2B', '10', 'A'];

describe('the doors of a building', () => {
  it.each(['2B', '2b', ' 2 b ', 'Apt 2B', 'apt. 2b', '#2B', 'Unit # 2-B', 'Depto. 2B', 'número 2B', 'A'])(
    'know “%s”',
    (unit) => expect(isDoor(unit, doors)).toBe(true),
  );

  it.each(['', '3', '2C', 'Apt 22', 'Apt', 'B2'])('do not know “%s”', (unit) =>
    expect(isDoor(unit, doors)).toBe(false),
  );

  it('are those that hold what was typed', () => {
    expect(doorsLike(doors, 'apt 2')).toEqual(['2', '2B']);
    expect(doorsLike(doors, '1')).toEqual(['1', '10']);
    expect(doorsLike(doors, ' ')).toEqual(doors);
  });
});

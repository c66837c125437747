// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { doorsLike, isDoor } from './doors.ts';

const doors = ['1', '2', '2B', '10', 'A'];

describe('the doors of a building', () => {
  it.each([
    ...[
      '2B',
      '2b',
      ' 2 b ',
      'Apt 2B',
      'apt. 2b',
      'Apt 2 b',
      '#2B',
      'Unit # 2-B',
      'Depto. 2B',
      'número 2B',
      'A',
    ],
    ...[
      'Departamento 2B',
      'Unit No. 2B',
      'Apt number 2B',
      'Piso 1 Apto 2B',
      'n.º 2B',
      'No2B',
      'int 2B',
      'Bldg 2, Apt A',
    ],
  ])('know “%s”', (unit) => expect(isDoor(unit, doors)).toBe(true));

  it.each(['Apt 4, Bldg 2', '#4, Bldg 2', 'Apt 4 Bldg #2', 'Bldg 2 #4', 'Unit 4, 2nd Floor', '4'])(
    'are not the number of the building or floor in “%s”',
    (unit) => expect(['2', '4', '4B'].filter((door) => isDoor(unit, [door]))).toEqual(['4']),
  );

  it.each(['Apt 4 rear', 'Apt 4 rear, Bldg 2'])('are not “%s”', (unit) =>
    expect(isDoor(unit, ['4'])).toBe(false),
  );

  it('may have words', () => {
    const named = ['Bldg 1 Apt 4', 'Bldg 2 Apt 4', 'PH2', '2'];
    expect(named.filter((door) => isDoor(door, [door.toLowerCase()]))).toEqual(named);
    expect(isDoor('bldg 3 apt 4', named)).toBe(false);
    expect(isDoor('2', ['PH2'])).toBe(false);
    expect(doorsLike(named, 'bldg 1')).toEqual(['Bldg 1 Apt 4']);
    expect(doorsLike(named, 'ph')).toEqual(['PH2']);
  });

  it.each(['', '3', '2C', 'Apt 22', 'Apt', 'B2'])('do not know “%s”', (unit) =>
    expect(isDoor(unit, doors)).toBe(false),
  );

  it('are those that hold what was typed', () => {
    expect(doorsLike(doors, 'apt 2')).toEqual(['2', '2B']);
    expect(doorsLike(doors, 'Piso 1, apto. 2')).toEqual(['2', '2B']);
    expect(doorsLike(doors, '1')).toEqual(['1', '10']);
    expect(doorsLike(doors, ' ')).toEqual(doors);
  });
});

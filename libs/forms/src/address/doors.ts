import { doorNumberOf, withoutDoorWords } from './typed-unit.ts';

const comparable = (unit: string) =>
  withoutDoorWords(unit)
    .toLowerCase()
    .replaceAll(/[\s.,-]/g, '');

/** Returns the ways to read a unit as a door. Whether `Bldg 2 Apt 4` is “4” depends on the names of the doors. */
const readings = (unit: string): readonly string[] => [comparable(unit), comparable(doorNumberOf(unit))];

/** Whether a unit is one of the doors, in any spelling. */
export const isDoor = (unit: string, doors: readonly string[]): boolean =>
  doors.some((door) => readings(unit).includes(comparable(door)));

/** Returns the doors whose number contains the typed text, in the order of `doors`. */
export function doorsLike(doors: readonly string[], typed: string): readonly string[] {
  const [like = [], likeNumber = []] = readings(typed).map((part) =>
    doors.filter((door) => comparable(door).includes(part)),
  );
  return like.length > 0 ? like : likeNumber;
}

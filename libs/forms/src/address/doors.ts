/** Matches words and marks before a door number, in both languages. */
const DESIGNATOR =
  /^(?:apartment|apartamento|unit|unidad|suite|number|n[uú]mero|door|puerta|apto|apt|depto|dpto|ste|no|#)[.\s#]*(?=\w)/;

const comparable = (unit: string) =>
  unit.trim().toLowerCase().replace(DESIGNATOR, '').replaceAll(/[\s-]/g, '');

/** Whether a unit is one of the doors, in any spelling. */
export const isDoor = (unit: string, doors: readonly string[]): boolean =>
  doors.some((door) => comparable(door) === comparable(unit));

/** Returns the doors whose number contains the typed text, in the order of `doors`. */
export const doorsLike = (doors: readonly string[], typed: string): readonly string[] =>
  doors.filter((door) => comparable(door).includes(comparable(typed)));

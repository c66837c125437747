/** Words before a door number, in both languages. FL is not included, because it also means Florida. */
const DOOR = 'apartment|apartamento|apt|apto|unit|unidad|suite|ste|departamento|depto|dpto|door|puerta';
/** Words that become a part of the unit, together with their number: `Floor 2`. */
const PART =
  'building|bldg|edificio|edif|floor|piso|room|rm|lot|lote|space|spc|trailer|trlr|office|oficina|local|interior|int|penthouse|ph';
/** Matches the word "number" before a door number: `No. 4`, `n.º 4`, `number 4`. */
const NO = String.raw`(?:(?:no|n[uú]m|n)(?:\.?[º°]|\.)\s*|(?:no|number|n[uú]mero)(?:[\s#]+|(?=\d)))`;
/** Matches the end of the line, or the comma before the town. */
const END = String.raw`(?=\s*(?:,|$))`;
/** Matches a door number, such as `4B` or `4 B`, or a single letter. Other words do not match: a street may be called Unit. */
const NUMBER = String.raw`(?:(?=\p{L}*(?:[-/]\p{L}*)?\d)[\p{L}\d]+(?:[-/][\p{L}\d]+)*(?:\s\d/\d|\s\p{L}(?=\s*(?:[,)]|$)))?|\p{L}|ph)(?![\p{L}\d])`;
const DOOR_BEFORE = String.raw`(?:${DOOR})(?!\p{L})[\s.:#]*-?${NO}?`;
/** Matches the building or the floor of a door. */
const PLACED = [
  String.raw`(?:${PART})(?!\p{L})[\s.:#]*-?${NO}?${NUMBER}`,
  String.raw`\d+(?:st|nd|rd|th|[ºª°])\s+(?:floor|piso)(?!\p{L})`,
  `(?:penthouse|ph)${END}`,
].join('|');
const NAMED = String.raw`${DOOR_BEFORE}${NUMBER}|#\s*${NUMBER}|${PLACED}`;
const UNIT = new RegExp(String.raw`(?:^|[\s,(])((?:${NAMED})(?:[\s,]+(?:${NAMED}))*)\)?`, 'iu');
/** Matches a unit such as `4B` after a comma, even without a word such as Apt: `12 Elm St, 4B`. */
const BARE = new RegExp(String.raw`,\s*(\d+\p{L})${END}`, 'u');
const ONE_DOOR = new RegExp(String.raw`^(?:${DOOR_BEFORE}|#\s*)(${NUMBER})$`, 'iu');
/** Matches words and marks before the number in a unit field. */
const wordsBefore = (words: string) =>
  String.raw`(?:(?:${words})(?!\p{L})[\s.:#]*-?${NO}?|${NO}|#\s*)(?=[\p{L}\d])`;
const DOOR_WORDS = new RegExp(`^${wordsBefore(DOOR)}`, 'iu');
const ALL_WORDS = new RegExp(String.raw`^(?:.*[\s,(])?${wordsBefore(`${DOOR}|${PART}`)}`, 'iu');
/** Matches a door number with its words, even if the building or the floor follows. */
const DOOR_IN_UNIT = new RegExp(
  String.raw`^(?:(?:.*[\s,(])?${DOOR_BEFORE}|#\s*)(${NUMBER})(?:[\s,]+(?:${PLACED}))*\)?$`,
  'iu',
);
/** Matches a word at the end of a line, whose number is not typed yet. */
const WORD_AT_END = new RegExp(String.raw`[\s,(](?:#|(?:${DOOR})\.?)\s*$`, 'iu');

export interface SplitStreet {
  readonly street: string;
  /**
   * Door number, usually without words: `4B`. The unit includes words if the line has several numbers, or if
   * the number alone is unclear: `Bldg 2 Apt 4`. Empty if the line has no unit.
   */
  readonly unit: string;
}

/** Removes blanks, commas and brackets from the end of a text. */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && ' ,('.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trim();
}

/** Splits a street line into street and unit: `12 Elm St Apt 4` → `12 Elm St` and `4`. */
export function splitStreet(line: string): SplitStreet {
  const found = UNIT.exec(line) ?? BARE.exec(line);
  const named = found?.[1];
  if (!found || named === undefined) return { street: line.trim(), unit: '' };
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  const street = [withoutMarks(before), after.replace(/^[\s,]+(?=\d)/, ' ').trim()].filter(Boolean).join(' ');
  return { street: street.replaceAll(' ,', ','), unit: ONE_DOOR.exec(named)?.[1] ?? named };
}

/** Returns a line that is still being typed without its unit, and without a word at the end that begins a unit. */
export const streetSoFar = (line: string): string => splitStreet(line).street.replace(WORD_AT_END, '');

/** Returns the text of a unit field without words for a door: `4B` for `Apt. 4B`. `Bldg 2 Apt 4` stays. */
export const withoutDoorWords = (unit: string): string => unit.trim().replace(DOOR_WORDS, '');

/** Returns only the door number of the text of a unit field, else the last number: `4` for `Bldg 2 Apt 4`. */
export const doorNumberOf = (unit: string): string =>
  DOOR_IN_UNIT.exec(unit.trim())?.[1] ?? unit.trim().replace(ALL_WORDS, '');

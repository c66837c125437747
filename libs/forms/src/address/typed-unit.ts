/** Words before a door number, in both languages. FL is not included, because it also means Florida. */
const DOOR = 'apartment|apartamento|apt|apto|unit|unidad|suite|ste|departamento|depto|dpto|door|puerta';
/** Words that become a part of the unit, together with their number: `Floor 2`. */
const PART =
  'building|bldg|edificio|edif|floor|piso|room|rm|lot|lote|space|spc|trailer|trlr|office|oficina|local|interior|int|penthouse|ph';
/** Matches an optional "number" between the word and the door number: `No. 4`, `n.º 4`, `number 4`. */
const NO = String.raw`(?:(?:no|n[uú]m|n)(?:\.?[º°]|\.)\s*|(?:no|number|n[uú]mero)\s+)?`;
/** Matches the end of the line, or the comma before the town. */
const END = String.raw`(?=\s*(?:,|$))`;
/** Matches a door number or a single letter. Other words do not match: a street may be called Unit. */
const NUMBER = String.raw`(?:(?=\p{L}*(?:[-/]\p{L}*)?\d)[\p{L}\d]+(?:[-/][\p{L}\d]+)*(?:\s\d/\d)?|\p{L}|ph)(?![\p{L}\d])`;
const NAMED = [
  String.raw`(?:${DOOR}|${PART})(?!\p{L})[\s.:#]*-?${NO}${NUMBER}`,
  String.raw`#\s*${NUMBER}`,
  String.raw`\d+(?:st|nd|rd|th|[ºª°])\s+(?:floor|piso)(?!\p{L})`,
  `(?:penthouse|ph)${END}`,
].join('|');
const UNIT = new RegExp(String.raw`(?:^|[\s,(])((?:${NAMED})(?:[\s,]+(?:${NAMED}))*)\)?`, 'iu');
/** Matches a unit such as `4B` after a comma, even without a word such as Apt: `12 Elm St, 4B`. */
const BARE = new RegExp(String.raw`,\s*(\d+\p{L})${END}`, 'u');
const ONE_DOOR = new RegExp(String.raw`^(?:(?:${DOOR})(?!\p{L})[\s.:#]*-?${NO}|#\s*)(${NUMBER})$`, 'iu');

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

type Forms = Readonly<Record<string, readonly string[]>>;

// Short form → what else people write. The short form is what addresses are compared by.
const SUFFIX_FORMS: Forms = {
  aly: ['alley'],
  ave: ['avenue', 'av', 'aven', 'avn'],
  blvd: ['boulevard', 'boul', 'bvd'],
  cir: ['circle', 'circ'],
  ct: ['court', 'crt'],
  cv: ['cove'],
  dr: ['drive', 'drv'],
  hwy: ['highway'],
  ln: ['lane'],
  loop: ['lp'],
  pkwy: ['parkway', 'pky', 'pkway'],
  pl: ['place'],
  rd: ['road'],
  sq: ['square'],
  st: ['street', 'str', 'strt'],
  ter: ['terrace', 'terr'],
  trl: ['trail', 'tr'],
  way: ['wy'],
};
const DIRECTION_FORMS: Forms = {
  n: ['north', 'no'],
  s: ['south', 'so'],
  e: ['east'],
  w: ['west'],
  ne: ['northeast'],
  nw: ['northwest'],
  se: ['southeast'],
  sw: ['southwest'],
};
const OTHER_FORMS: Forms = {
  '1st': ['first'],
  '2nd': ['second'],
  '3rd': ['third'],
  '4th': ['fourth'],
  '5th': ['fifth'],
  '6th': ['sixth'],
  '7th': ['seventh'],
  '8th': ['eighth'],
  '9th': ['ninth'],
  '10th': ['tenth'],
  al: ['alabama'],
  az: ['arizona'],
  ca: ['california'],
  co: ['colorado'],
  fl: ['florida'],
  ga: ['georgia'],
  ia: ['iowa'],
  id: ['idaho'],
  il: ['illinois'],
  ks: ['kansas'],
  mo: ['missouri'],
  nv: ['nevada'],
  tx: ['texas'],
  tn: ['tennessee'],
  ut: ['utah'],
  wa: ['washington'],
};

const OTHERS = new Map(Object.entries({ ...SUFFIX_FORMS, ...DIRECTION_FORMS, ...OTHER_FORMS }));
const SHORT = new Map([...OTHERS].flatMap(([short, others]) => others.map((other) => [other, short])));

export const SUFFIXES: ReadonlySet<string> = new Set(Object.keys(SUFFIX_FORMS));
export const DIRECTIONS: ReadonlySet<string> = new Set(Object.keys(DIRECTION_FORMS));

/** `street` → `st`; any other word as it is. */
export const shortForm = (word: string): string => SHORT.get(word) ?? word;

/** All that a short form stands for, itself included. */
export const formsOf = (short: string): readonly string[] => [short, ...(OTHERS.get(short) ?? [])];

type Forms = Readonly<Record<string, string>>;

// Short form → long form. Addresses are compared by the short form.
// prettier-ignore
const SUFFIXES: Forms = {
  ave: 'avenue', blvd: 'boulevard', cir: 'circle', ct: 'court', dr: 'drive', ln: 'lane', pkwy: 'parkway', pl: 'place',
  rd: 'road', st: 'street', ter: 'terrace', trl: 'trail', way: 'way', loop: 'loop',
};
// prettier-ignore
const DIRECTIONS: Forms = {
  n: 'north', s: 'south', e: 'east', w: 'west', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest',
};
const ORDINALS: Forms = { '1st': 'first', '7th': 'seventh' };

const FORMS = Object.entries({ ...SUFFIXES, ...DIRECTIONS, ...ORDINALS });
const FULL = new Map(FORMS);
const SHORT = new Map(FORMS.map(([short, full]) => [full, short]));

/** Returns the short form of a word: `street` → `st`. A word without a short form stays as it is. */
export const shortForm = (word: string): string => SHORT.get(word) ?? word;

/**
 * Returns the short form and the long form of a word: `st` → `st`, `street`. If the word has no long form, returns the
 * word twice.
 */
export const formsOf = (short: string): readonly string[] => [short, FULL.get(short) ?? short];

/** Whether a word of an address is optional, because it is a street suffix (`st`) or a direction (`n`). */
export const canBeOmitted = (short: string): boolean => short in SUFFIXES || short in DIRECTIONS;

/** Lines under an address field. */
export const SUGGESTIONS_MAX = 8;

/** How many addresses are made up. */
export const DEMO_ADDRESSES = 200_000;

/** Decides every made-up address: another seed, another country. */
export const DEMO_SEED = 'skein';

/** Words that count in what is typed; nobody's address has more. */
export const TYPED_MAX_WORDS = 12;

/** An address id is its street's id times this, plus the house number. */
export const NUMBERS_PER_STREET = 2 ** 16;

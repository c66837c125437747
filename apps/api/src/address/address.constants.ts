/** Lines under an address field. */
export const SUGGESTIONS_MAX = 8;

/** How many addresses are made up. */
export const DEMO_ADDRESSES = 200_000;

/** Decides every made-up address: another seed, another country. */
export const DEMO_SEED = 'skein';

/** What is longer than this is no address. */
export const TYPED_MAX_LENGTH = 200;

/** Words that count in what is typed; nobody's address has more. */
export const TYPED_MAX_WORDS = 12;

/** An address id is its street's id times this, plus the house number. */
export const NUMBERS_PER_STREET = 2 ** 16;

/** Ids of places can be long where another service gives them. */
export const PARAMETER_MAX_LENGTH = 512;

/** Long enough for going back a letter, short enough for a shared computer. */
export const SUGGESTIONS_AGE_S = 60;

export const RETRY_AFTER_S = 5;

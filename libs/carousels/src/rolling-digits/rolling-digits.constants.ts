/** Largest number of rolling digits: a speed in Mbps has no more. */
export const DIGIT_POSITIONS = 4;

/** Time for which a digit rolls, ms. */
export const ROLL_MS = 600;

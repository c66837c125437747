/** Number of rolling digits. A speed in Mbps has at most four digits. */
export const DIGIT_POSITIONS = 4;

/** Time for which a digit rolls, ms. */
export const ROLL_MS = 600;

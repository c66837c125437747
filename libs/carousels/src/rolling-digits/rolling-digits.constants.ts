/** Largest number of rolling digits: a speed in Mbps has no more. */
export const DIGIT_POSITIONS = 4;

/** How long a digit rolls. */
export const ROLL_MS = 600;

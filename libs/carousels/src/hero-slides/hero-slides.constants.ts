/** ms between two slides of a hero. */
export const HERO_INTERVAL_MS = 5000;
/** ms of moving to another slide. */
export const HERO_TRANSITION_MS = 1000;

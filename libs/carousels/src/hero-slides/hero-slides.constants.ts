/** Time between two slides of a hero, ms. */
export const HERO_INTERVAL_MS = 5000;
/** Duration of a move to another slide, ms. */
export const HERO_TRANSITION_MS = 1000;

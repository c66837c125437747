/** Custom property of a rail on which is written how far it has been scrolled, 0 to 1. */
export const PROGRESS_PROPERTY = '--scroll-progress';

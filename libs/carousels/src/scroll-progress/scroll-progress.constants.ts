/** Custom property of a rail that holds how far it is scrolled, 0 to 1. */
export const PROGRESS_PROPERTY = '--scroll-progress';

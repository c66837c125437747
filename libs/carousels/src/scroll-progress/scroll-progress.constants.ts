/** CSS custom property of a rail with the scroll progress, 0 to 1. */
export const PROGRESS_PROPERTY = '--scroll-progress';

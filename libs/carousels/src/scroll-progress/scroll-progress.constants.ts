/** CSS custom property with the share of an element that the visitor has scrolled past, 0 to 1. */
export const PROGRESS_PROPERTY = '--scroll-progress';

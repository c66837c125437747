/** Space above a question after a link has scrolled to it, px. */
export const FAQ_SCROLL_OFFSET_PX = 80;

/** Scroll margin of a question: the offset minus the space that the page already leaves for its header. */
export const faqScrollMargin = `calc(${FAQ_SCROLL_OFFSET_PX}px - var(--header-height) - 1rem)`;

/** Widest window with the mobile layout, px. */
export const FAQ_MOBILE_MAX_PX = 1023;

/** Name of the query parameter that opens a question or a tab: `?slug=first-bill`. */
export const FAQ_SLUG_PARAM = 'slug';

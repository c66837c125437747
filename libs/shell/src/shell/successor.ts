/**
 * Returns the link that customers see in place of a link for all visitors. The link for customers is in the
 * next sibling of the hidden element with `data-gives-way`.
 */
export const successorOf = (gone: Element | null): HTMLElement | null | undefined =>
  gone?.closest('[data-gives-way]')?.nextElementSibling?.querySelector('a');

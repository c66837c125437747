/**
 * Returns the link for customers that replaces a link for all visitors: it is in the next sibling of the
 * element that disappears (`data-gives-way`).
 */
export const successorOf = (gone: Element | null): HTMLElement | null | undefined =>
  gone?.closest('[data-gives-way]')?.nextElementSibling?.querySelector('a');

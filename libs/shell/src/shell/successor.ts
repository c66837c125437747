/**
 * Returns the link for customers that replaces a hidden link, so that the focus can move to it. The link for customers
 * is in the sibling after the hidden element, which has `data-gives-way`.
 */
export const successorOf = (gone: Element | null): HTMLElement | null | undefined =>
  gone?.closest('[data-gives-way]')?.nextElementSibling?.querySelector('a');

/**
 * The link that customers find in the place of one for everybody: of the next sibling of what gives way to it
 * (`data-gives-way`).
 */
export const successorOf = (gone: Element | null): HTMLElement | null | undefined =>
  gone?.closest('[data-gives-way]')?.nextElementSibling?.querySelector('a');

/**
 * Returns the keys of slides as one text. React draws a slide with another key as another element, so a carousel
 * starts again if this text changes.
 */
export const keysOf = (items: readonly { readonly id?: string | undefined }[]): string =>
  items.map(({ id }, index) => id ?? index).join();

/** Maximum widths of a dialog. */
export const sizes = { small: '28rem', medium: '42rem', large: '60rem' } as const;
export type DialogSize = keyof typeof sizes;

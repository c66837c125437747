/** CSS values for each alignment of words that an editor may choose. */
export const inlineAlign = { left: 'start', center: 'center', right: 'end' } as const;

/** Margins for each alignment of an element that is narrower than its container. */
export const inlineMargins = { left: '0 auto', center: 'auto', right: 'auto 0' } as const;

/** CSS values for each vertical alignment of an element that is lower than its neighbor. */
export const blockAlign = { top: 'start', center: 'center', bottom: 'end' } as const;

export type TextAlign = keyof typeof inlineAlign;
export type VerticalAlign = keyof typeof blockAlign;

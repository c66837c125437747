/** CSS values for the alignment of words that an editor chooses. */
export const inlineAlign = { left: 'start', center: 'center', right: 'end' } as const;

/** Margins that align an element narrower than its container. */
export const inlineMargins = { left: '0 auto', center: 'auto', right: 'auto 0' } as const;

/** CSS values for the alignment beside a higher element that an editor chooses. */
export const blockAlign = { top: 'start', center: 'center', bottom: 'end' } as const;

export type TextAlign = keyof typeof inlineAlign;
export type VerticalAlign = keyof typeof blockAlign;

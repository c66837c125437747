/** How editors say where words stand, in the words of a style. */
export const inlineAlign = { left: 'start', center: 'center', right: 'end' } as const;

/** The margins that put what is narrower than its place there. */
export const inlineMargins = { left: '0 auto', center: 'auto', right: 'auto 0' } as const;

/** How editors say where something stands beside something higher. */
export const blockAlign = { top: 'start', center: 'center', bottom: 'end' } as const;

export type TextAlign = keyof typeof inlineAlign;
export type VerticalAlign = keyof typeof blockAlign;

/** The defaults of a call to action. */
export const callToActionDefaults = { look: 'button', external: false, align: 'left' } as const;

/** The default values of a call to action's fields. */
export const callToActionDefaults = { look: 'button', external: false, align: 'left' } as const;

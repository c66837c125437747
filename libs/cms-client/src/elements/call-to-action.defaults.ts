/** What a call to action is where nothing else is said. */
export const callToActionDefaults = { look: 'button', external: false, align: 'left' } as const;

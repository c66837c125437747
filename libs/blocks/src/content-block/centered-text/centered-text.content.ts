/** Type 16. */
export const centeredText = {
  number: 16,
  label: 'Centred text',
  fields: {},
} as const;

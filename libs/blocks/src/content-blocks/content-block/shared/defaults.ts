/** Default values of content blocks, for entries and for props that leave them out. */
export const sharedDefaults = {
  multiColorTitle: false,
  titleParts: [],
  fullWidth: true,
  roundedBlock: false,
  textAlign: 'left',
  verticalAlign: 'center',
  isModule: false,
  moduleLook: 'filled',
} as const;

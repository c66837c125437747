/** Default values of content blocks, for fields and props without a value. */
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

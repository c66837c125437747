/** What a content block takes where an editor, or somebody who writes it by hand, says nothing. */
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

import { sharedDefaults } from '../shared/defaults.ts';

export const teamQuoteDefaults = {
  ...sharedDefaults,
  imageSide: 'left',
  roundedImage: true,
} as const;

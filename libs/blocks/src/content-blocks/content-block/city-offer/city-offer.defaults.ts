import { sharedDefaults } from '../shared/defaults.ts';

export const cityOfferDefaults = {
  ...sharedDefaults,
  imageSide: 'left',
  roundedImage: true,
} as const;

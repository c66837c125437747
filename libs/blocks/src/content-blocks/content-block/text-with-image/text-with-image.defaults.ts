import { sharedDefaults } from '../shared/defaults.ts';

export const textWithImageDefaults = {
  ...sharedDefaults,
  imageSide: 'right',
  roundedImage: true,
} as const;

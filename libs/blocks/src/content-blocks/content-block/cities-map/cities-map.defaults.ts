import { sharedDefaults } from '../shared/defaults.ts';

export const citiesMapDefaults = {
  ...sharedDefaults,
  imageSide: 'right',
  roundedImage: true,
} as const;

import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export const lifestyleDefaults = {
  ...sharedDefaults,
  ...pictureDefaults,
  imageSide: 'left',
} as const;

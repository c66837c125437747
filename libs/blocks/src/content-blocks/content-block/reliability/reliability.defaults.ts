import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export const reliabilityDefaults = {
  ...sharedDefaults,
  ...pictureDefaults,
  imageSide: 'right',
} as const;

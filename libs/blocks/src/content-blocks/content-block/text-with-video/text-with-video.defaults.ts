import { sharedDefaults } from '../shared/defaults.ts';

export const textWithVideoDefaults = {
  ...sharedDefaults,
  videoSide: 'right',
} as const;

import { sharedDefaults } from '../shared/defaults.ts';

export const gamingVideoDefaults = {
  ...sharedDefaults,
  videoSide: 'right',
} as const;

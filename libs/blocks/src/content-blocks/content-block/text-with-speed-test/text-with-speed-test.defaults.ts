import { sharedDefaults } from '../shared/defaults.ts';

export const textWithSpeedTestDefaults = {
  ...sharedDefaults,
  testSide: 'right',
} as const;

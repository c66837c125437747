import { sharedDefaults } from '../shared/defaults.ts';

export const moduleSpeedTestDefaults = {
  ...sharedDefaults,
  testSide: 'right',
} as const;

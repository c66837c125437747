import { sharedDefaults } from '../shared/defaults.ts';

export const centeredTextDefaults = {
  ...sharedDefaults,
  threads: false,
} as const;

import { sharedDefaults } from '../shared/defaults.ts';

export const stayInTouchDefaults = {
  ...sharedDefaults,
  items: [],
} as const;

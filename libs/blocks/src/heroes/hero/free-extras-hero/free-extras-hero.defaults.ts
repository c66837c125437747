import { sharedDefaults } from '../shared/defaults.ts';

export const freeExtrasHeroDefaults = {
  ...sharedDefaults,
  extras: [],
} as const;

import { sharedDefaults } from '../shared/defaults.ts';

export const gamingHeroDefaults = {
  ...sharedDefaults,
  facts: [],
} as const;

import { sharedDefaults } from '../shared/defaults.ts';

export const communityHeroDefaults = {
  ...sharedDefaults,
  portraits: [],
} as const;

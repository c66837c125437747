import { sharedDefaults } from '../shared/defaults.ts';

export const officialsHeroDefaults = {
  ...sharedDefaults,
  portraits: [],
} as const;

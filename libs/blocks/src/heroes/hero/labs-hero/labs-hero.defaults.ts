import { sharedDefaults } from '../shared/defaults.ts';

export const labsHeroDefaults = {
  ...sharedDefaults,
  theme: 'ink',
} as const;

import { sharedDefaults } from '../shared/defaults.ts';

export const imageHeroDefaults = {
  ...sharedDefaults,
  layout: 'right',
  texts: [],
} as const;

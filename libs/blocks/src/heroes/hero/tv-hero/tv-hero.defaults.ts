import { tvNavDefaults } from '../../../parts/tv-nav/tv-nav.defaults.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export const tvHeroDefaults = { ...sharedDefaults, ...tvNavDefaults } as const;

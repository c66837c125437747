import { sharedDefaults } from '../shared/defaults.ts';

/** The list moves by a timer, unless an editor turns that off. */
export const timedListDefaults = { ...sharedDefaults, autoSlider: true } as const;

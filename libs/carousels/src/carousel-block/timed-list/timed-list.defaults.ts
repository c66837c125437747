import { sharedDefaults } from '../shared/defaults.ts';

/** It is time that moves it, unless an editor says otherwise. */
export const timedListDefaults = { ...sharedDefaults, autoSlider: true } as const;

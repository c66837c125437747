import { appStoresDefaults } from '../app-stores/app-stores.defaults.ts';

export const pushToAppHeroDefaults = { ...appStoresDefaults, theme: 'violet' } as const;

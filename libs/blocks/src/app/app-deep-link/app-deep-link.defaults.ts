import { appStoresDefaults } from '../app-stores/app-stores.defaults.ts';

export const appDeepLinkDefaults = { ...appStoresDefaults, theme: 'mist', goesOn: false } as const;

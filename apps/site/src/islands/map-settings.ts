/// <reference types="vite/client" />
import type { MapOptions } from '@skein/map';
import { SETTING_ATTRIBUTES } from '../document/page-settings.ts';
import { pageSetting } from './page-setting.ts';

/** Whose maps this page shows, and where the worker of the bundled one lies. */
export const mapSettings = (): Pick<MapOptions, 'googleMapsKey' | 'workerUrl'> => ({
  googleMapsKey: pageSetting(SETTING_ATTRIBUTES.googleMapsKey),
  workerUrl: async () => (await import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url')).default,
});

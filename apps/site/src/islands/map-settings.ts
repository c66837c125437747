import type { MapOptions } from '@skein/map';
import { SETTING_ATTRIBUTES } from '../document/page-settings.ts';
import { pageSetting } from './page-setting.ts';

/** Whose maps this page shows. */
export const mapSettings = (): Pick<MapOptions, 'googleMapsKey'> => ({
  googleMapsKey: pageSetting(SETTING_ATTRIBUTES.googleMapsKey),
});

export type { Setting } from '@skein/http/settings';
export { settings, vendorSettings } from './settings.ts';

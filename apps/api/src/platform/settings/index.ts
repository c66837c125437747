export { SettingsError, type Setting } from '@skein/http/settings';
export { defaultSettings, readSettings, type ServiceSettings, type SettingsOf } from './read-settings.ts';
export { settings } from './settings.ts';

export { SettingsError, type Setting } from '@skein/http/settings';
export { defaultSettings, type ServiceSettings } from '@skein/services/settings';
export { readSettings, type SettingsOf } from './read-settings.ts';
export { settings } from './settings.ts';

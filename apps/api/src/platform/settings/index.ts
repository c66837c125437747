export {
  defaultSettings,
  readSettings,
  SettingsError,
  type ServiceSettings,
  type SettingsOf,
} from './read-settings.ts';
export type { Setting } from './setting.ts';
export { settings } from './settings.ts';

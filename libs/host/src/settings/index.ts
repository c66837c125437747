export { readHostSettings, readServicesSettings } from './read-host-settings.ts';
export { hostSettingsTable } from './settings-table.ts';

export type { HostSettings } from './host-settings.ts';
export { hostSettingsFrom, readHostSettings } from './read-host-settings.ts';
export { hostSettingsTable } from './settings-table.ts';

export type { HostSettings } from './host-settings.ts';
export * from './kinds.ts';
export { readSettings, SettingsError, type SettingsOf, type SettingsTable } from './read-settings.ts';
export { both, embedded, none, type Process, type Setting } from './setting.ts';
export { cacheUrl, installationSecret } from './shared.ts';
export type { PartNeeds, ServicePaths, PartContext } from './part-context.ts';

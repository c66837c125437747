import { readSettings, type SettingsOf } from '@skein/http/settings';
import { serviceSettings } from './service-settings.ts';

export { serviceSettings };

/** The settings of the services, which can run in either process. */
export type ServiceSettings = SettingsOf<typeof serviceSettings, 'api'>;

/** The services' settings when the operator sets none. */
export const defaultSettings: ServiceSettings = readSettings(serviceSettings, 'api', {});

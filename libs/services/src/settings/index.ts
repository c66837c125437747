import { readSettings, type SettingsOf } from '@skein/http/settings';
import { serviceSettings } from './service-settings.ts';

export { serviceSettings };

/** The settings of the services, for the site's process and for a separate process. */
export type ServiceSettings = SettingsOf<typeof serviceSettings, 'api'>;

/** The settings of the services if the operator changes none. */
export const defaultSettings: ServiceSettings = readSettings(serviceSettings, 'api', {});

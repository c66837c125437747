import { readSettings, type SettingsOf } from '@skein/http/settings';
import { serviceSettings } from './service-settings.ts';

export { serviceSettings };

/** The settings of the services, for the site's process and for a separate process. */
export type ServiceSettings = SettingsOf<typeof serviceSettings, 'api'>;

/** The settings of the services if no environment variables are set. */
export const defaultSettings: ServiceSettings = readSettings(serviceSettings, 'api', {});

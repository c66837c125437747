import { readSettings, type SettingsOf } from '@skein/http/settings';
import { serviceSettings } from './service-settings.ts';

export { serviceSettings };

/** The settings of the services, which run in either process. */
export type ServiceSettings = SettingsOf<typeof serviceSettings, 'api'>;

/** What holds where nobody has set anything. */
export const defaultSettings: ServiceSettings = readSettings(serviceSettings, 'api', {});

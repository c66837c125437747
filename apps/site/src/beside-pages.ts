import { tagManagerPolicy } from '@skein/analytics/policy';
import { createApartmentData, finderServing } from '@skein/apartment-finder/serve';
import { vendorSettings } from '@skein/api/settings';
import { askNetworkBy, blockServings } from '@skein/blocks/serve';
import { careersServings, createCareersData } from '@skein/careers/serve';
import { cityServings } from '@skein/cities/serve';
import { requestForms } from '@skein/content/requests';
import { BROADBAND_LABELS_PAGE } from '@skein/content/routes';
import { formServings, googlePlacesPolicy, PAGE_SETTINGS } from '@skein/forms/serve';
import type { MakeSitePart, ServingsHost } from '@skein/host';
import { readSettings, type SettingsOf } from '@skein/http/settings';
import { googleMapPolicy } from '@skein/map/policy';
import { quizServing } from '@skein/quiz/serve';
import { CAREERS_READER_PATH, consentApi, labelFilesApi } from '@skein/services';
import { serviceSettings } from '@skein/services/settings';
import { consentServing, type Asks } from '@skein/shell/serve';
import { COOKIES_PAGE, frameFor } from './site.tsx';

const table = { ...vendorSettings, CAREERS_BOARD_TOKEN: serviceSettings.CAREERS_BOARD_TOKEN };
type Settings = SettingsOf<typeof table, 'site'>;

const asksFor = ({ TAG_MANAGER_ID, LIVE_CHAT_LICENCE }: Settings): Asks => [
  ...(TAG_MANAGER_ID === undefined ? [] : (['analytics', 'ads'] as const)),
  ...(LIVE_CHAT_LICENCE === undefined ? [] : (['chat'] as const)),
];

/** Returns the functions that load data for blocks, with this provider's settings. */
function servings(host: ServingsHost, env: Settings) {
  const { servicesOrigin, ttlMs, sanitize, onProblem } = host;
  const mapPolicy = env.GOOGLE_MAPS_API_KEY === undefined ? undefined : googleMapPolicy;
  return [
    ...blockServings({ askNetwork: askNetworkBy(host) }),
    ...cityServings({ mapPolicy }),
    ...careersServings({
      careers: createCareersData({
        reader: servicesOrigin + CAREERS_READER_PATH,
        boardToken: env.CAREERS_BOARD_TOKEN,
        sanitize,
        onProblem,
      }),
    }),
    finderServing({
      apartments: createApartmentData({ origin: servicesOrigin, ttlMs, onProblem }),
      mapPolicy,
    }),
    quizServing,
    consentServing(asksFor(env)),
    ...formServings({ requestForms, liveChatLicence: env.LIVE_CHAT_LICENCE }),
  ];
}

const make: MakeSitePart = ({ site, settings: { origin, production }, variables }) => {
  const env = readSettings(table, 'site', variables);
  const asks = asksFor(env);
  return {
    frame: frameFor(asks),
    servings: (host) => servings(host, env),
    pageSettings: {
      [PAGE_SETTINGS.googleMapsKey]: env.GOOGLE_MAPS_API_KEY,
      'data-consent': asks.join(' ') || undefined,
      'data-tag-manager': env.TAG_MANAGER_ID,
    },
    policy: [
      ...(env.GOOGLE_MAPS_API_KEY === undefined ? [] : [googlePlacesPolicy]),
      ...(env.TAG_MANAGER_ID === undefined ? [] : [tagManagerPolicy]),
    ],
    async services(app, { loadPage, pageInputs }) {
      const ownHosts = [new URL(origin).host];
      const { LIVE_CHAT_LICENCE, CAREERS_BOARD_TOKEN } = env;
      Object.assign(pageInputs, { LIVE_CHAT_LICENCE, CAREERS_BOARD_TOKEN });
      await app.register(consentApi, {
        page: COOKIES_PAGE,
        languages: site.paths.languages,
        asks,
        secureCookies: production,
        ownHosts,
      });
      await app.register(labelFilesApi, { loadPage, page: BROADBAND_LABELS_PAGE, origin });
    },
  };
};

/**
 * Part of every run of the site. It provides data for blocks, settings for Google's scripts, the consent form,
 * and the broadband label files.
 */
export const besidePages = Object.assign(make, { table });

import { hasAccount, loadPortalData, renewPortalData } from '@skein/analytics';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import { campaignSearch } from '../post/campaign.ts';
import { lookUpBuilding } from '../units/building-lookup.ts';
import { once } from '../wait/once.ts';
import type { FormServices, FormServicesConfig, WireTools } from './form-services.ts';
import { fromScript } from '../wait/missing-script.ts';

const ignore = () => {};

async function placesFor({ googleMapsKey }: FormServicesConfig): Promise<PlacesProvider> {
  if (googleMapsKey === undefined) return (await import('../places/embedded-places.ts')).embeddedPlaces();
  const [{ googlePlaces }, { loadGooglePlaces }] = await Promise.all([
    import('../places/google-places.ts'),
    import('../places/load-google-places.ts'),
  ]);
  return googlePlaces(() => loadGooglePlaces(googleMapsKey));
}

const humanCheckFor = async ({ recaptchaSiteKey }: FormServicesConfig): Promise<HumanCheck> =>
  recaptchaSiteKey === undefined
    ? (await import('../human-check/embedded-human-check.ts')).embeddedHumanCheck()
    : (await import('../human-check/recaptcha.ts')).recaptcha(recaptchaSiteKey);

/** Creates the services of a page. The settings choose adapters. Each adapter loads and fails separately. */
export function browserServices(config: FormServicesConfig = {}): FormServices {
  const { hostnames } = config;
  const places = once(() => fromScript(placesFor(config)));
  const check = once(() => fromScript(humanCheckFor(config)));
  const tools: WireTools = {
    check: {
      // The caller of `token` gets the error.
      prepare: () => void check().then((ready) => ready.prepare(), ignore),
      token: async (action) => (await check()).token(action),
    },
    async xsrfToken({ fresh = false } = {}) {
      // A token needs the visitor's cookie. Without cookies, the service would refuse every token.
      if (!navigator.cookieEnabled) return '';
      const read = fresh ? renewPortalData : loadPortalData;
      return (await read(hostnames ? { hostnames } : {})).xsrf_token;
    },
    hasAccount: async () => hasAccount(await loadPortalData(hostnames ? { hostnames } : {})),
  };
  return {
    places: {
      suggest: async (query, signal) => (await places()).suggest(query, signal),
      select: async (suggestion) => (await places()).select(suggestion),
    },
    lookUpBuilding: (place) => lookUpBuilding(place, { hostnames }),
    prepare: () => tools.check.prepare(),
    async send(wire, order) {
      const post = await fromScript(wire());
      const search = campaignSearch(order.page.search, document.cookie);
      return post({ ...order, page: { ...order.page, search } }, tools);
    },
    open: (path) => location.assign(path),
  };
}

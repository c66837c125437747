import { hasAccount, loadPortalData, renewPortalData } from '@skein/analytics';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import { campaignSearch } from '../post/campaign.ts';
import { lookUpBuilding } from '../units/building-lookup.ts';
import { withinTime } from '../wait/within-time.ts';
import {
  SCRIPTS_WAIT_MS,
  type FormServices,
  type FormServicesConfig,
  type WireTools,
} from './form-services.ts';

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

/** The services of a page, over the adapters that its settings choose. */
export async function browserServices(config: FormServicesConfig = {}): Promise<FormServices> {
  const { hostnames } = config;
  const [places, check] = await Promise.all([placesFor(config), humanCheckFor(config)]);
  const tools: WireTools = {
    check,
    async xsrfToken({ fresh = false } = {}) {
      // Bound to a visitor whom no cookie names, it would be refused each time; without one the service decides.
      if (!navigator.cookieEnabled) return '';
      const read = fresh ? renewPortalData : loadPortalData;
      return (await read(hostnames ? { hostnames } : {})).xsrf_token;
    },
    hasAccount: async () => hasAccount(await loadPortalData(hostnames ? { hostnames } : {})),
  };
  return {
    places,
    lookUpBuilding: (place) => lookUpBuilding(place, { hostnames }),
    prepare: () => check.prepare(),
    async send(wire, order) {
      const post = await withinTime(wire(), SCRIPTS_WAIT_MS);
      const search = campaignSearch(order.page.search, document.cookie);
      return post({ ...order, page: { ...order.page, search } }, tools);
    },
    open: (path) => location.assign(path),
  };
}

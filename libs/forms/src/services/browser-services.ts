import { loadPortalData } from '@skein/analytics';
import { HUMAN_CHECK_ACTION } from '../contract/constants.ts';
import { after, tokenOrPlaceholder, TOKEN_WAIT_MS, type HumanCheck } from '../human-check/human-check.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import { addressPostBody } from '../submit/address-post.ts';
import { sendPost } from '../submit/send-post.ts';
import { storeAddress } from '../submit/stored-address.ts';
import { lookUpBuilding } from '../units/building-lookup.ts';
import type { FormServices, FormServicesConfig } from './form-services.ts';

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
  return {
    places,
    lookUpBuilding: (place) => lookUpBuilding(place, { hostnames }),
    prepare: () => check.prepare(),
    findEmail: async (lookup) => (await import('../forgot-email/find-email.ts')).findEmail(lookup, check),
    open: (path) => location.assign(path),
    async send({ url, humanCheck, ...post }) {
      const [humanToken, xsrfToken] = await Promise.all([
        humanCheck ? tokenOrPlaceholder(check, HUMAN_CHECK_ACTION, after(TOKEN_WAIT_MS)) : undefined,
        post.variant === 'legacy'
          ? loadPortalData(hostnames ? { hostnames } : {}).then(({ xsrf_token }) => xsrf_token)
          : '',
      ]);
      const result = await sendPost(url, addressPostBody({ ...post, humanToken, xsrfToken }));
      const { street, unit = '', zip = '' } = post.values;
      if (result.kind === 'accepted' && street !== undefined)
        storeAddress({ streetAddress: street, unitNumber: unit, zipCode: zip });
      return result;
    },
  };
}

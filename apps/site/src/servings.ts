import { createApartmentData, finderServing } from '@skein/apartment-finder/serve';
import { CAREERS_READER_PATH } from '@skein/services';
import { askNetworkBy, blockServings } from '@skein/blocks/serve';
import { careersServings, createCareersData } from '@skein/careers/serve';
import { cityServings } from '@skein/cities/serve';
import type { Serving } from '@skein/cms-client/serve';
import { requestForms } from '@skein/content/requests';
import { formServings, googlePlacesPolicy, recaptchaPolicy } from '@skein/forms/serve';
import type { ServingsHost } from '@skein/host';
import { googleMapPolicy } from '@skein/map/policy';
import { quizServing } from '@skein/quiz/serve';
import { consentServing } from '@skein/shell/serve';
import { tagManagerPolicy } from '@skein/analytics/policy';
import type { Config } from './config.ts';
import { asksFor } from './consent.ts';

type Choices = Pick<Config, 'googleMapsKey' | 'liveChatLicence' | 'tagManagerId'> & {
  readonly boardToken: string | undefined;
};

/** What the libraries answer for their blocks, with the data of this provider. */
export function servings(host: ServingsHost, choices: Choices): readonly Serving[] {
  const { servicesOrigin, ttlMs, sanitize, onProblem } = host;
  const { googleMapsKey, liveChatLicence, boardToken } = choices;
  const mapPolicy = googleMapsKey === undefined ? undefined : googleMapPolicy;
  return [
    ...blockServings({ askNetwork: askNetworkBy(host) }),
    ...cityServings({ mapPolicy }),
    ...careersServings({
      careers: createCareersData({
        reader: servicesOrigin + CAREERS_READER_PATH,
        boardToken,
        sanitize,
        onProblem,
      }),
    }),
    finderServing({
      apartments: createApartmentData({ origin: servicesOrigin, ttlMs, onProblem }),
      mapPolicy,
    }),
    quizServing,
    consentServing(asksFor(choices)),
    ...formServings({ requestForms, liveChatLicence }),
  ];
}

/** What the policy of every page lets in for the services that the settings choose. */
export const policyOf = ({ googleMapsKey, recaptchaSiteKey, tagManagerId }: Config) => [
  ...(googleMapsKey === undefined ? [] : [googlePlacesPolicy]),
  ...(recaptchaSiteKey === undefined ? [] : [recaptchaPolicy]),
  ...(tagManagerId === undefined ? [] : [tagManagerPolicy]),
];

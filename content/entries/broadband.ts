import { broadbandPlan, broadbandSpeed, broadbandTerms } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { SALES, AUSTIN_SUPPORT } from './contacts.ts';

/** Of no provider: the registration number of the demo, as it stands in front of each plan's identifier. */
const REGISTRATION = 'F0000000000';

const terms = entry(broadbandTerms, 'broadband-terms', {
  internalName: 'Nothing beside the price',
  localFee: '0',
  rentalFee: '0',
  installationFee: '0',
  oneTimeFee: '0',
  earlyTerminationFee: '0',
  govTaxes: t('Varies by location', 'Según el lugar'),
});

const plan = (mbps: string, latency: string) =>
  ({
    terms,
    speed: entry(broadbandSpeed, `broadband-speed-${mbps}`, {
      internalName: `${mbps} Mbps`,
      download: mbps,
      upload: mbps,
      latency,
    }),
  }) as const;

/** The plans for homes, as cards, labels and files have them. */
export const homePlans = [
  entry(broadbandPlan, 'broadband-500', {
    ...plan('500', '9'),
    name: t('Skein 500', 'Skein 500'),
    price: '55',
    colorScheme: 'teal',
    uid: `${REGISTRATION}SKEIN500HOME001`,
  }),
  entry(broadbandPlan, 'broadband-1-gig', {
    ...plan('1000', '8'),
    name: t('Skein 1\u00a0Gig', 'Skein 1\u00a0Gig'),
    price: '70',
    colorScheme: 'violet',
    uid: `${REGISTRATION}SKEIN1GHOME0001`,
  }),
  entry(broadbandPlan, 'broadband-2-gig', {
    ...plan('2000', '8'),
    name: t('Skein 2\u00a0Gig', 'Skein 2\u00a0Gig'),
    price: '95',
    colorScheme: 'ink',
    isSelectMarkets: true,
    uid: `${REGISTRATION}SKEIN2GHOME0001`,
    states: ['Arizona', 'Texas'],
  }),
] as const;

/** What the labels of all plans say beside the plan. */
export const disclosure = {
  provider: 'Skein Fiber',
  discounts: t(
    '<p>There are none to ask for: the price is the same for everybody. <a href="/product/phone">Phone</a> and <a href="/product/tv">TV</a> can be added at their own price. <a href="/wifi">Use your own router</a> if you like.</p>',
    '<p>No hay que pedirlos: el precio es el mismo para todos. Puedes sumar <a href="/product/phone">teléfono</a> y <a href="/product/tv">tele</a> a su precio. <a href="/wifi">Usa tu propio router</a> si quieres.</p>',
  ),
  networkPolicyLink: '/legal/terms',
  privacyPolicyLink: '/legal/privacy',
  supportLink: '/support',
  supportPhones: [SALES.text, AUSTIN_SUPPORT.text],
} as const;

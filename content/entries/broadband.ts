import { broadbandPlan, broadbandSpeed, broadbandTerms } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { salesLink } from './contacts.ts';
import {
  LATENCY,
  SALES,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  STUDENTS,
  SUPPORT,
  TWO_GIG_IN,
  type Plan,
} from './offer.ts';

/** Made-up registration number of the provider. Each plan's identifier begins with this number. */
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

const plan = ({ name, mbps, dollars }: Plan) =>
  ({
    terms,
    name: t(name, name),
    price: String(dollars),
    speed: entry(broadbandSpeed, `broadband-speed-${mbps}`, {
      internalName: `${mbps} Mbps`,
      download: String(mbps),
      upload: String(mbps),
      latency: String(LATENCY.ms),
    }),
  }) as const;

/** The plans for homes. Plan cards, broadband labels and label files show their data. */
export const homePlans = [
  entry(broadbandPlan, 'broadband-500', {
    ...plan(SKEIN_500),
    colorScheme: 'teal',
    uid: `${REGISTRATION}SKEIN500HOME001`,
  }),
  entry(broadbandPlan, 'broadband-1-gig', {
    ...plan(SKEIN_1_GIG),
    colorScheme: 'violet',
    uid: `${REGISTRATION}SKEIN1GHOME0001`,
  }),
  entry(broadbandPlan, 'broadband-2-gig', {
    ...plan(SKEIN_2_GIG),
    colorScheme: 'ink',
    isSelectMarkets: true,
    uid: `${REGISTRATION}SKEIN2GHOME0001`,
    states: TWO_GIG_IN.names,
  }),
] as const;

/** Texts that are the same on the labels of all plans. */
export const disclosure = {
  provider: 'Skein Fiber',
  discounts: t(
    `<p>Everyone pays the same price, but some months are free: the first on a new street, and one for <a href="/referral">bringing a neighbor</a>. Students: ${STUDENTS.en} Call ${salesLink}. You can add <a href="/product/phone">phone</a> at its own price. We don’t sell <a href="/product/tv">TV</a>; any streaming service works. <a href="/wifi">Use your own router</a> if you like.</p>`,
    `<p>Todos pagan el mismo precio, pero algunos meses son gratis: el primero en una calle nueva y uno por <a href="/referral">traer a un vecino</a>. Estudiantes: ${STUDENTS.es} Llama al ${salesLink}. Puedes agregar <a href="/product/phone">teléfono</a> por su precio aparte. No vendemos <a href="/product/tv">tele</a>; sirve cualquier servicio de streaming. <a href="/wifi">Usa tu propio router</a> si quieres.</p>`,
  ),
  networkPolicyLink: '/legal/terms',
  privacyPolicyLink: '/legal/privacy',
  supportLink: '/support',
  supportPhones: [SALES.text, SUPPORT.text],
} as const;

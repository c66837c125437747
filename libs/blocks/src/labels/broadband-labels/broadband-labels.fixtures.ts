import { entry, t } from '@skein/cms-client';
import { broadbandPlan } from '../broadband-label/broadband-plan.content.ts';
import { broadbandSpeed, broadbandTerms } from '../broadband-label/broadband-terms.content.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { broadbandLabels } from './broadband-labels.block.ts';

const varies = t('Varies by location', 'Según el lugar');

/** Terms without any cost besides the price. */
const nothingMore = entry(broadbandTerms, 'label-terms-none', {
  localFee: '0',
  rentalFee: '0',
  installationFee: '0',
  oneTimeFee: '0',
  earlyTerminationFee: '0',
  govTaxes: varies,
});
/** Terms with every cost that a label can list. */
const everything = entry(broadbandTerms, 'label-terms-all', {
  localFee: '2.5',
  rentalFee: '$9.99',
  installationFee: '120',
  oneTimeFee: t('Waived online', 'Sin costo en línea'),
  earlyTerminationFee: '1,200',
  govTaxes: varies,
});
const speed = (mbps: string, latency: string) =>
  entry(broadbandSpeed, `label-speed-${mbps}`, { download: mbps, upload: mbps, latency });

const UID = 'F0099999999THREAD';
const thread = (strands: number, price: string) =>
  entry(broadbandPlan, `label-thread-${strands}`, {
    name: `Thread ${strands}`,
    price,
    uid: `${UID}${String(strands).padStart(9, '0')}`,
    terms: nothingMore,
    speed: speed(String(strands), '9'),
  });

export const threePlans = [thread(500, '55'), thread(1000, '70'), thread(2000, '95')];

const withEverything = entry(broadbandPlan, 'label-everything', {
  name: t('Thread by the yard', 'Hilo por metro'),
  price: '39.99',
  colorScheme: 'teal',
  icon: pictures.router,
  isSelectMarkets: true,
  uid: `${UID}EVERYTHNG`,
  terms: everything,
  speed: entry(broadbandSpeed, 'label-speed-odd', { download: '88.4', upload: '21', latency: '14' }),
  introductoryMonths: 12,
  laterPrice: '59.99',
  contractMonths: 24,
  contractLink: '/legal/terms',
  dataIncluded: '1200',
  dataCharges: '0.2',
});

const disclosure = {
  provider: 'Thread & Sons',
  discounts: t(
    '<p>There are none, and no bundles either. <a href="/product/phone">A phone</a> costs what it costs.</p>',
    '<p>No hay, y paquetes tampoco. <a href="/product/phone">El teléfono</a> cuesta lo que cuesta.</p>',
  ),
  networkPolicyLink: '/legal/terms',
  privacyPolicyLink: '/legal/terms',
  supportLink: 'https://thread.example/support',
  supportPhones: ['(737)\u00a0555-0142'],
} as const;

export const labelsOfPlans = entry(broadbandLabels, 'labels-plans', {
  title: t('What a plan is, on one sheet', 'Lo que es un plan, en una hoja'),
  description: t('<p>As the regulator wants it told.</p>', '<p>Como lo pide el regulador.</p>'),
  plans: threePlans,
  ...disclosure,
});
export const labelsOfTiers = entry(broadbandLabels, 'labels-tiers', {
  title: t('Tiers in buildings', 'Niveles en edificios'),
  tiers: [...threePlans, withEverything],
  selectMarkets: t('Some towns*', 'Algunos pueblos*'),
  notes: t('<p>*Where the street is short.</p>', '<p>*Donde la calle es corta.</p>'),
  ...disclosure,
  backgroundColor: 'mist',
});
export const labelOfOne = entry(broadbandLabels, 'labels-one', {
  plans: [withEverything],
  ...disclosure,
  supportPhones: [],
});
export const labelsOfBoth = entry(broadbandLabels, 'labels-both', {
  title: longTitle,
  tiers: [withEverything],
  plans: threePlans,
  ...disclosure,
});
export const labelsOfNone = entry(broadbandLabels, 'labels-none', { title: longTitle, ...disclosure });

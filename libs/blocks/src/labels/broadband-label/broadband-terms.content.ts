import { entryType, text, type PropsOf } from '@skein/cms-client';
import { amountOrText, quantity } from './figures.ts';

const MONEY = 'An amount in dollars, such as 0 or 12.50; words without a digit are shown as they are';

/** The costs of a plan besides its price. */
export const broadbandTerms = entryType(
  'gfBroadbandTerms',
  { name: 'Broadband terms', description: 'Fees of a broadband plan' },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    localFee: amountOrText('localFee').help(`Every month. ${MONEY}`),
    rentalFee: amountOrText('rentalFee').help(`For equipment, every month. ${MONEY}`),
    installationFee: amountOrText('installationFee').help(`Once. ${MONEY}`),
    oneTimeFee: amountOrText('oneTimeFee').help(
      `Everything else that is paid once, such as activation. ${MONEY}`,
    ),
    earlyTerminationFee: amountOrText('earlyTerminationFee').help(MONEY),
    govTaxes: amountOrText('govTaxes').help('Such as Varies by location'),
  },
);
export interface BroadbandTerms extends PropsOf<typeof broadbandTerms.fields> {}

/** The typical performance of a plan. */
export const broadbandSpeed = entryType(
  'gfBroadbandSpeed',
  {
    name: 'Broadband speed',
    description: 'Typical figures of a broadband plan',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    download: quantity('download').help('Typical, in Mbps'),
    upload: quantity('upload').help('Typical, in Mbps'),
    latency: quantity('latency').help('Typical, in ms'),
  },
);
export interface BroadbandSpeed extends PropsOf<typeof broadbandSpeed.fields> {}

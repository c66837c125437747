import { entryType, text, type PropsOf } from '@skein/cms-client';

const MONEY = 'An amount in dollars, such as 0 or 12.50; words are shown as they are';

/** What a plan costs beside its price. */
export const broadbandTerms = entryType(
  'gfBroadbandTerms',
  { name: 'Broadband terms', description: 'Fees of a broadband plan' },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    localFee: text('localFee', 80).help(`Every month. ${MONEY}`),
    rentalFee: text('rentalFee', 80).help(`For equipment, every month. ${MONEY}`),
    installationFee: text('installationFee', 80).help(`Once. ${MONEY}`),
    oneTimeFee: text('oneTimeFee', 80).help(
      `Everything else that is paid once, such as activation. ${MONEY}`,
    ),
    earlyTerminationFee: text('earlyTerminationFee', 80).help(MONEY),
    govTaxes: text('govTaxes', 80).help('Such as Varies by location'),
  },
);
export interface BroadbandTerms extends PropsOf<typeof broadbandTerms.fields> {}

/** What a plan typically delivers. */
export const broadbandSpeed = entryType(
  'gfBroadbandSpeed',
  {
    name: 'Broadband speed',
    description: 'Typical figures of a broadband plan',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    download: text('download', 20).help('Typical, in Mbps'),
    upload: text('upload', 20).help('Typical, in Mbps'),
    latency: text('latency', 20).help('Typical, in ms'),
  },
);
export interface BroadbandSpeed extends PropsOf<typeof broadbandSpeed.fields> {}

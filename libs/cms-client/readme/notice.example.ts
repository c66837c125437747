import { flag, text, variantType, type PropsFrom } from '@skein/cms-client';

export const notice = variantType(
  'gfNotice',
  { name: 'Notice', description: 'A message above the page' },
  'gfNoticeType',
  { message: text('gfMessage') },
  {
    outage: { number: 1, label: 'Outage', fields: { since: text('gfSince') } },
    offer: { number: 2, label: 'Offer', fields: { dismissible: flag('gfDismissible').default(true) } },
  },
);

/** { variant: 'outage', message, since, … } | { variant: 'offer', message, dismissible, … } */
export type NoticeProps = PropsFrom<typeof notice>;

import { entryType, one, slot, text, type PropsFrom, callToAction } from '@skein/cms-client';

/** The parts that all pages share. The CMS has one entry of this type. */
export const site = entryType(
  'gfSite',
  {
    name: 'Site',
    description: 'Header, footer and everything else that all pages share',
    use: 'The site as a whole: one entry.',
    avoid: 'Anything that differs from page to page.',
  },
  {
    title: text('gfTitle', 80).help('Name of the provider, added to every page title'),
    header: slot('gfHeader', ['gfHeader']),
    footer: slot('gfFooter', ['gfFooter']),
    addressCheck: slot('gfAddressCheckModal', ['gfAddressCheckModal']).optional(),
    consent: slot('gfConsent', ['gfConsent'])
      .optional()
      .help('Words of the cookie banner; the built-in ones where it is left out'),
    stickyCta: one('gfStickyCta', callToAction).optional().help('Stays at the bottom of small screens'),
  },
);
export type SiteContent = PropsFrom<typeof site>;

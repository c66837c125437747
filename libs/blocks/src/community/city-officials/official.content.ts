import { entryType, href, image, longText, text, type PropsOf } from '@skein/cms-client';

export const official = entryType(
  'gfCityOfficial',
  {
    name: 'City official',
    description: 'Somebody at a city hall, or of ours whom a city hall may call',
  },
  {
    name: text('gfName', 60),
    position: text('gfPosition', 80).optional().help('What they do, in a few words'),
    image: image('gfImage').optional().help('A face'),
    words: longText('gfQuote', 400).optional().help('What they say, without quotation marks'),
    contactText: text('gfContactText', 60).optional().help('Such as “Write to Dana”'),
    contact: href('gfContactLink').optional().help('A mail address (mailto:), a number (tel:) or a page'),
  },
);

export interface OfficialProps extends PropsOf<typeof official.fields> {}

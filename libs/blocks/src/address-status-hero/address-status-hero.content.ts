import {
  callToAction,
  choice,
  entryType,
  html,
  image,
  namedChoice,
  one,
  text,
  type PropsFrom,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

export const addressStatusHero = entryType(
  'gfAddressStatusHero',
  {
    name: 'Address status hero',
    description: 'The top of a page that says what came of checking an address',
    displayField: 'gfTitle',
  },
  {
    title: text('gfTitle'),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    theme: choice('gfTheme', themeNames).default('paper'),
    status: namedChoice('gfAddressStatus', {
      'not-yet': 'not yet',
      'almost-there': 'almost there',
      'try-again': 'try again',
    })
      .optional()
      .help(
        'Which picture the page opens with. The path that the visitor came by counts for more, as soon as script runs',
      ),
    image: image('gfImage').help('Shown unless one of the three below fits'),
    notYetImage: image('gfNotYetImage').optional(),
    almostThereImage: image('gfAlmostThereImage').optional(),
    tryAgainImage: image('gfTryAgainImage').optional(),
    addressNotice: text('gfAddressNotice', 60)
      .optional()
      .help('Stands above the address that was checked last, on a label. Left empty, there is no label'),
    cta: one('gfCta', callToAction).optional(),
    chatCta: one('gfChatCta', callToAction).optional().help('Opens the chat'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export type AddressStatusHeroProps = PropsFrom<typeof addressStatusHero>;

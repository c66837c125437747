import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  image,
  namedChoice,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfAddressStatusHero',
  {
    name: 'Address status hero',
    bringsTitle: true,
    description: 'The top of a page that says what came of checking an address',
    use: 'Pages that say what came of checking an address.',
    avoid: 'Pages that visitors reach without having checked one: take a hero.',
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
    emailNotice: text('gfEmailNotice', 60)
      .optional()
      .help('Stands before an email that was left with the address. Left empty, built-in words do'),
    cta: one('gfCta', callToAction).optional(),
    chatCta: one('gfChatCta', callToAction).optional().help('Opens the chat'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface AddressStatusHeroProps extends PropsOf<typeof model.fields> {}

export const addressStatusHero: Block<typeof model> = block(model, {
  component: () => import('./address-status-hero.tsx').then((m) => m.AddressStatusHero),
  wakes: {
    when: 'load',
    island: () => import('../../islands/address-status-hero.ts').then((m) => m.default),
  },
});

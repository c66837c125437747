import {
  block,
  callToAction,
  choice,
  entryType,
  image,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfSignUpHero',
  {
    name: 'Sign-up hero',
    bringsTitle: true,
    description: 'The top of the page that confirms a sign-up, in the words of the form that took it',
    use: 'The page that visitors reach by leaving an email: one.',
    avoid: 'What came of checking an address: take an address status hero.',
  },
  {
    title: text('gfTitle').help(
      'Said to a visitor who has not signed up; the form has the words for one who has',
    ),
    subtitle: text('gfSubTitle').optional().help('Under it, for the same visitor'),
    kicker: text('gfKicker', 60).optional().help('A few words above the title of a confirmation'),
    notice: text('gfKeptNotice', 60)
      .optional()
      .help('Stands above what was kept, on a label. Left empty, there is no label'),
    theme: choice('gfTheme', themeNames).default('mist'),
    image: image('gfImage'),
    cta: one('gfCta', callToAction).optional(),
    secondCta: one('gfSecondCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface SignUpHeroProps extends PropsOf<typeof model.fields> {}

export const signUpHero: Block<typeof model> = block(model, {
  component: () => import('./sign-up-hero.tsx').then((m) => m.SignUpHero),
});

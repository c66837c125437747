import {
  block,
  callToAction,
  entryType,
  html,
  namedChoice,
  choice,
  one,
  slot,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { speedTestFields } from '../../parts/speed-test-frame/speed-test.shared.ts';

const model = entryType(
  'gfSplitHero',
  {
    name: 'Split hero',
    bringsTitle: true,
    description: 'Words and a form on one side, a speed test or another form on the other',
    use: 'Pages on which a visitor does one of two things: measure and ask, ask in one of two ways.',
    avoid: 'A picture on the other side: take a hero or a page hero.',
  },
  {
    title: text('gfTitle'),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    form: slot('gfForm').optional().help('Under the words; it takes the place of the call to action'),
    cta: one('gfCta', callToAction).optional(),
    side: namedChoice('gfSideContent', { speedTest: 'speed test', form: 'form' })
      .default('speedTest')
      .help('What stands on the other side'),
    sideTitle: text('gfSideTitle').optional().help('Above it'),
    sideForm: slot('gfSideForm').optional().help('Of the side with a form. Missing: the other side is empty'),
    ...speedTestFields,
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface SplitHeroProps extends PropsOf<typeof model.fields> {}

export const splitHero: Block<typeof model> = block(model, {
  component: () => import('./split-hero.tsx').then((m) => m.SplitHero),
});

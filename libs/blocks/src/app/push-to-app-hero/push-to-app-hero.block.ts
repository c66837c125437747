import { block, choice, entryType, image, text, type PropsOf, type Block } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { appStoresFields } from '../app-stores/app-stores.shared.ts';
import { filmFields } from '../../parts/video/film.content.ts';

const model = entryType(
  'gfPushToAppHero',
  {
    name: 'Push-to-app hero',
    bringsTitle: true,
    description:
      'The top of a page that sends visitors to the app: a film in a phone, codes and badges of the stores',
    use: 'The top of the page about the app: one.',
    avoid: 'The middle of a page: take an app deep link.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    theme: choice('gfTheme', themeNames).default('violet'),
    image: image('gfImage').help('The still of the film, 16 by 9; it stands alone where there is no film'),
    ...filmFields,
    ...appStoresFields,
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PushToAppHeroProps extends PropsOf<typeof model.fields> {}

export const pushToAppHero: Block<typeof model> = block(model, {
  component: () => import('./push-to-app-hero.tsx').then((m) => m.PushToAppHero),
  wakes: { when: 'load', enhancer: () => import('./enhance-push-to-app.ts').then((m) => m.enhancePushToApp) },
});

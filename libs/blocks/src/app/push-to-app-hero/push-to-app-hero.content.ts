import { choice, entryType, image, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { appStoresFields } from '../app-stores/app-stores.shared.ts';
import { filmFields } from '../../parts/video/film.content.ts';
import { pushToAppHeroDefaults } from './push-to-app-hero.defaults.ts';

export const pushToAppHero = entryType(
  'gfPushToAppHero',
  {
    name: 'Push-to-app hero',
    description:
      'The top of a page that sends visitors to the app: a film in a phone, codes and badges of the stores',
    use: 'The top of the page about the app: one.',
    avoid: 'The middle of a page: take an app deep link.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    theme: choice('gfTheme', themeNames).default(pushToAppHeroDefaults.theme),
    image: image('gfImage').help('The still of the film, 16 by 9; it stands alone where there is no film'),
    ...filmFields,
    ...appStoresFields,
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PushToAppHeroProps extends PropsOf<typeof pushToAppHero.fields> {}

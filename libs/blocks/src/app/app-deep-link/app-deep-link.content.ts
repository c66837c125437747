import { choice, entryType, flag, html, image, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { appStoresFields } from '../app-stores/app-stores.shared.ts';
import { appDeepLinkDefaults } from './app-deep-link.defaults.ts';

export const appDeepLink = entryType(
  'gfAppDeepLink',
  {
    name: 'App deep link',
    description:
      'A code and a badge for each store, whose links carry the campaign that a visitor comes from',
    use: 'Where letters, codes and ads send people for the app.',
    avoid: 'The top of a page: take a push-to-app hero.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    theme: choice('gfTheme', themeNames).default(appDeepLinkDefaults.theme),
    image: image('gfImage').optional().help('Beside the words'),
    ...appStoresFields,
    goesOn: flag('gfGoToStore')
      .default(appDeepLinkDefaults.goesOn)
      .help('Phones are taken to their store as soon as the page is there'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface AppDeepLinkProps extends PropsOf<typeof appDeepLink.fields> {}

import {
  block,
  choice,
  entryType,
  flag,
  html,
  image,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { appStoresFields } from '../app-stores/app-stores.shared.ts';

const model = entryType(
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
    theme: choice('gfTheme', themeNames).default('mist'),
    image: image('gfImage').optional().help('Beside the words'),
    ...appStoresFields,
    goesOn: flag('gfGoToStore')
      .default(false)
      .help('Phones are taken to their store as soon as the page is there'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface AppDeepLinkProps extends PropsOf<typeof model.fields> {}

export const appDeepLink: Block<typeof model> = block(model, {
  component: () => import('./app-deep-link.tsx').then((m) => m.AppDeepLink),
  // Only a script can detect the phone and the campaign, because all visitors get the same cached page.
  wakes: {
    when: 'load',
    enhancer: () => import('../app-stores/enhance-app-stores.ts').then((m) => m.enhanceAppStores),
  },
});

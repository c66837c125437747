import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  image,
  one,
  slot,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfSimpleModule',
  {
    name: 'Simple module with form',
    description: 'A panel of its own with a few words and a form',
    use: 'One thing to fill in, further down a page: an address, an email.',
    avoid: 'The top of a page: take a page hero in its module form.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    form: slot('gfForm').optional().help('A form entry; it takes the place of the call to action'),
    cta: one('gfCta', callToAction).optional(),
    image: image('gfImage').optional().help('Along the edge of the panel; below the words on a phone'),
    layout: choice('gfFormPosition', ['beside', 'below'])
      .default('beside')
      .help('Where the form stands to the words. With a picture it stands below them'),
    theme: choice('gfTheme', themeNames).default('mist'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface SimpleModuleProps extends PropsOf<typeof model.fields> {}

export const simpleModule: Block<typeof model> = block(model, {
  component: () => import('./simple-module.tsx').then((m) => m.SimpleModule),
});

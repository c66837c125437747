import {
  block,
  callToAction,
  choice,
  entryType,
  list,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfHelpCenterLinks',
  {
    name: 'Help-center links',
    description: 'A strip of links to the help center, which is told the city that the visitor comes from',
    use: 'Ways into the help center, on pages of a city or of support.',
    avoid: 'Answers that fit on the page: take questions.',
  },
  {
    title: text('gfTitle', 120),
    links: list('gfItems', callToAction).default([]),
    cityInfo: text('gfCityInfo', 120)
      .optional()
      .help('Kept in the cookie city-info when a link is followed, such as austin; the help center reads it'),
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface HelpCenterLinksProps extends PropsOf<typeof model.fields> {}

export const helpCenterLinks: Block<typeof model> = block(model, {
  component: () => import('./help-center-links.tsx').then((m) => m.HelpCenterLinks),
});

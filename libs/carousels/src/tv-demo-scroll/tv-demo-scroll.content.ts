import { choice, entryType, html, list, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { tvDemoScreen } from './tv-demo-screen.content.ts';
import { tvDemoScrollDefaults } from './tv-demo-scroll.defaults.ts';

export const tvDemoScroll = entryType(
  'gfTvDemoScroll',
  {
    name: 'TV demo',
    description: 'A television that comes closer, lights up and changes its program as the page is scrolled',
    use: 'What can be watched, on the page about television.',
    avoid: 'Pictures that must be seen side by side: take a grid.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    screens: list('gfItems', tvDemoScreen)
      .default(tvDemoScrollDefaults.screens)
      .help('Two to six; those after the sixth are left out'),
    theme: choice('gfTheme', themeNames).default(tvDemoScrollDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TvDemoScrollProps extends PropsOf<typeof tvDemoScroll.fields> {}

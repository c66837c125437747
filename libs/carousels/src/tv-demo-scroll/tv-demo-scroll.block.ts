import { block, choice, entryType, html, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { tvDemoScreen } from './tv-demo-screen.content.ts';

const model = entryType(
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
    screens: list('gfItems', tvDemoScreen).default([]).help('Two to six; those after the sixth are left out'),
    theme: choice('gfTheme', themeNames).default('ink'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TvDemoScrollProps extends PropsOf<typeof model.fields> {}

export const tvDemoScroll: Block<typeof model> = block(model, {
  component: () => import('./tv-demo-scroll.tsx').then((m) => m.TvDemoScroll),
  wakes: ({ screens }) =>
    screens.length > 0
      ? {
          when: 'visible',
          enhancer: () => import('../scroll-progress/enhance.ts').then((m) => m.enhanceScrollProgress),
        }
      : undefined,
});

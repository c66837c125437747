import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  list,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { film } from '../content-grid/items/film.content.ts';

const model = entryType(
  'gfPageSectionVideos',
  {
    name: 'Page section with videos',
    description: 'A title, and films under it: the first one large, the others beside each other',
    use: 'One film that matters, and two or three more for those who go on.',
    avoid: 'Films of the same weight: take a video list.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    videos: list('gfVideos', film).help('The first one is large'),
    cta: one('gfCta', callToAction).optional(),
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PageVideosProps extends PropsOf<typeof model.fields> {}

export const pageVideos: Block<typeof model> = block(model, {
  component: () => import('./page-videos.tsx').then((m) => m.PageVideos),
});

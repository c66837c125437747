import {
  block,
  entryType,
  file,
  flag,
  href,
  image,
  longText,
  namedChoice,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { linkProblem } from './embed-address.ts';
import { filmFields } from './film.content.ts';
import { videoDefaults } from './video.defaults.ts';

const model = entryType(
  'gfVideo',
  {
    name: 'Video',
    description: 'A film with its poster, for blocks that show one',
    use: 'A film by itself, or in a block that shows one.',
    avoid: 'A film with speech and no captions.',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    title: text('gfTitle').optional().help('Stands beside the film in a grid of films'),
    source: namedChoice('gfVideoType', { file: 'direct file', embedded: 'embedded' }).default(
      videoDefaults.source,
    ),
    link: href('gfVideoLink')
      .optional()
      .help(
        'Address of a file, or of the page that shows the film on YouTube or Vimeo. Files of the CMS go first',
      ),
    ...filmFields,
    poster: image('gfVideoThumbnail').optional().help('Stands until the film plays'),
    description: longText('gfDescription', 400)
      .optional()
      .help('What the film shows, in a sentence: read out to those who cannot see it'),
    captions: file('gfVideoCaptions').optional().help('English captions, a WebVTT file'),
    captionsSpanish: file('gfVideoCaptionsEs')
      .optional()
      .help('Spanish captions, a WebVTT file. Visitors of both languages can choose between the two'),
    loop: flag('gfAutoPlayLoop')
      .default(videoDefaults.loop)
      .help('Plays by itself without sound while in view. For moving pictures, not for films with speech'),
  },
  {
    settle(film, report) {
      const problem = linkProblem(film);
      if (problem !== undefined) report('gfVideoLink', problem);
      return film;
    },
  },
);
export interface VideoProps extends PropsOf<typeof model.fields> {}

/** A film: a file of this site, or a film in another site's player. */
export const video: Block<typeof model> = block(model, {
  component: () => import('./video.tsx').then((m) => m.Video),
  wakes: {
    when: 'visible',
    enhancer: () => import('@skein/ui/enhance-video').then((m) => m.enhanceVideos),
  },
});

import {
  choice,
  entryType,
  file,
  flag,
  href,
  image,
  longText,
  namedChoice,
  text,
  type PropsFrom,
} from '@skein/cms-client';

/** A film: a file of our own, or a page of someone else’s player. */
export const video = entryType(
  'gfVideo',
  {
    name: 'Video',
    description: 'A film with its poster, for blocks that show one',
    displayField: 'gfInternalName',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    source: namedChoice('gfVideoType', { file: 'direct file', embedded: 'embedded' }).default('file'),
    link: href('gfVideoLink')
      .optional()
      .help('Address of the file, or of the page that shows the film on YouTube or Vimeo'),
    film: file('gfVideoFile', 'video').optional().help('A file kept in the CMS; goes before the link'),
    poster: image('gfVideoThumbnail').optional().help('Stands until the film plays'),
    description: longText('gfDescription', 400)
      .optional()
      .help('What the film shows, in a sentence: read out to those who cannot see it'),
    captions: file('gfVideoCaptions').optional().help('A WebVTT file; its title names the track'),
    captionsLanguage: choice('gfVideoCaptionsLanguage', ['en', 'es']).default('en'),
    loop: flag('gfAutoPlayLoop')
      .default(false)
      .help('Plays by itself without sound while in view. For moving pictures, not for films with speech'),
  },
);
export type VideoProps = PropsFrom<typeof video>;

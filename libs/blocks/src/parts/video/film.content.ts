import { file } from '@skein/cms-client';

/** Fields for a film that the site stores. All blocks that can show a film use these fields. */
export const filmFields = {
  film: file('gfVideoFile', 'video')
    .optional()
    .help('An MP4 file kept in the CMS, which every browser plays; its title is what the film shows'),
  filmWebm: file('gfVideoFileWebm', 'video')
    .optional()
    .help('The same film as WebM: a smaller copy, used first by browsers that play it'),
} as const;

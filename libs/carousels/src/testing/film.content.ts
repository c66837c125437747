import { entryType, file, image, text, type PropsFrom } from '@skein/cms-client';

/** Content type of a stand-in for films of another library. Only for stories and tests. */
export const filmFixture = entryType(
  'gfVideo',
  { name: 'Film fixture', description: 'Stands in for the film of a block', displayField: 'gfTitle' },
  {
    title: text('gfTitle'),
    film: file('gfVideoFile', 'video').optional(),
    poster: image('gfVideoThumbnail'),
  },
);
export type FilmFixtureProps = PropsFrom<typeof filmFixture>;

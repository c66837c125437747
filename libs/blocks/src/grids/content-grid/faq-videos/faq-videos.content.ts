import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { faqVideo } from '../../../questions/faq-video/faq-video.block.ts';
import { film } from '../items/film.content.ts';

/** The content type `film`, rendered as a `FaqVideo` tile. The film's title is the question. */
const filmTile: typeof film = {
  ...film,
  parse(entry, context) {
    const parsed = film.parse(entry, context);
    if (parsed === undefined) return undefined;
    const { title, node } = parsed;
    const props = { ...node.props, ...(title !== undefined && { description: title }) };
    return { ...parsed, node: { ...node, type: faqVideo.id, props } };
  },
};

export const faqVideos = variant({
  word: 'faq-videos',
  label: 'FAQ videos',
  use: 'Questions that a film answers.',
  avoid: 'Films to watch for their own sake: take a video list.',
  fields: { items: columns(COLUMNS, filmTile) },
});

export interface FaqVideosProps extends PropsOf<typeof gridFields, typeof faqVideos.fields> {}

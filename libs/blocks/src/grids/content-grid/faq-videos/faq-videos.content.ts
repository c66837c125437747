import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { faqVideo } from '../../../questions/faq-video/faq-video.content.ts';
import { film } from '../items/film.content.ts';

/** A film as the same tile as below questions, with the same fields. The question is its name. */
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

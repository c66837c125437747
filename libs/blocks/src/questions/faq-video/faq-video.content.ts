import { entryType, type PropsOf } from '@skein/cms-client';
import { video } from '../../parts/video/video.content.ts';

/** A film as a tile that opens it in a dialog. It has the fields of every film. */
export const faqVideo = entryType(
  'gfFaqVideo',
  {
    name: 'FAQ video',
    description: 'A film behind its thumbnail, which opens it in a dialog',
    use: 'A film that answers a question better than words.',
    avoid: 'The film that a section is about: take content block 2 or 3.',
  },
  video.fields,
);
export interface FaqVideoProps extends PropsOf<typeof faqVideo.fields> {}

import { block, entryType, type PropsOf, type Block } from '@skein/cms-client';
import { video } from '../../parts/video/video.block.ts';

const model = entryType(
  'gfFaqVideo',
  {
    name: 'FAQ video',
    description: 'A film behind its thumbnail, which opens it in a dialog',
    use: 'A film that answers a question better than words.',
    avoid: 'The film that a section is about: take content block 2 or 3.',
  },
  video.fields,
);
export interface FaqVideoProps extends PropsOf<typeof model.fields> {}

/** A tile that opens a film in a dialog. The block has the same fields as every film. */
export const faqVideo: Block<typeof model> = block(model, {
  component: () => import('./faq-video.tsx').then((m) => m.FaqVideo),
  wakes: {
    when: 'visible',
    enhancer: () => import('../../islands/faq-video.ts').then((m) => m.default),
  },
});

import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { ifMany } from '../engine/if-many.ts';
import { cards } from './cards/cards.content.ts';
import { gamingStories } from './gaming-stories/gaming-stories.content.ts';
import { sharedFields } from './shared/fields.shared.ts';
import { videos } from './videos/videos.content.ts';
import { testimonials } from './testimonials/testimonials.content.ts';
import { timedList } from './timed-list/timed-list.content.ts';

const model = variantType(
  'gfCarousel',
  {
    name: 'Carousel',
    description: 'Several things of one kind, some of them in view at a time',
    use: 'Things of which nobody has to see all.',
    avoid: 'What every visitor should read: it stands below itself better than behind an arrow.',
  },
  'gfCarousalType',
  sharedFields,
  {
    testimonials,
    timedList,
    cards,
    gamingStories,
    videos,
  },
);
export type CarouselBlockProps = PropsOfVariants<typeof model>;
export type CarouselVariant = CarouselBlockProps['variant'];
/** Props of one variant. */
export type CarouselBlockOf<V extends CarouselVariant> = Extract<CarouselBlockProps, { readonly variant: V }>;

const slides = { enhancer: () => import('../engine/enhance.ts').then((m) => m.enhanceCarousels) };
const scripts = {
  gamingStories: {
    enhancer: () => import('./gaming-stories/enhance.ts').then((m) => m.enhanceScrollSliders),
  },
  videos: { enhancer: () => import('./videos/enhance.ts').then((m) => m.enhanceVideoCarousels) },
  testimonials: slides,
  timedList: slides,
  cards: slides,
};

/** A carousel of slides. Each variant has its own look. */
export const carouselBlock: Block<typeof model> = block(model, {
  component: () => import('./carousel-block.tsx').then((m) => m.CarouselBlock),
  wakes: ({ variant, items }) => ifMany(items, { when: 'visible', ...scripts[variant] }),
});

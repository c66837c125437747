import { variantType, type PropsOfVariants } from '@skein/cms-client';
import { cards } from './cards/cards.content.ts';
import { gamingStories } from './gaming-stories/gaming-stories.content.ts';
import { sharedFields } from './shared/fields.shared.ts';
import { videos } from './videos/videos.content.ts';
import { testimonials } from './testimonials/testimonials.content.ts';
import { timedList } from './timed-list/timed-list.content.ts';

/** Slides that move: one content type, with a variant for each look. */
export const carouselBlock = variantType(
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
export type CarouselBlockProps = PropsOfVariants<typeof carouselBlock>;
export type CarouselVariant = CarouselBlockProps['variant'];
/** Props of one variant. */
export type CarouselBlockOf<V extends CarouselVariant> = Extract<CarouselBlockProps, { readonly variant: V }>;

import type { AnyEntryType } from '@skein/cms-client';
import { animatedText } from './animated-text/animated-text.content.ts';
import { carouselBlock } from './carousel-block/carousel-block.content.ts';
import { timedItem } from './carousel-block/timed-list/timed-item.content.ts';
import { comingSoonCard } from './coming-soon-card/coming-soon-card.content.ts';
import { gamingStory } from './carousel-block/gaming-stories/gaming-story.content.ts';
import { videoSlide } from './carousel-block/videos/video-slide.content.ts';
import { testimonialCard } from './testimonial-card/testimonial-card.content.ts';
import { testimonial } from './testimonials-module/testimonial.content.ts';
import { testimonialsModule } from './testimonials-module/testimonials-module.content.ts';
import { tvDemoScreen } from './tv-demo-scroll/tv-demo-screen.content.ts';
import { tvDemoScroll } from './tv-demo-scroll/tv-demo-scroll.content.ts';
import { accolade } from './accolades/accolade.content.ts';
import { accolades } from './accolades/accolades.content.ts';
import { featureFootnote } from './features-carousel/feature-footnote.content.ts';
import { featureItem } from './features-carousel/feature-item.content.ts';
import { featuresCarousel } from './features-carousel/features-carousel.content.ts';
import { heroCarousel } from './hero-carousel/hero-carousel.content.ts';
import { heroSlide } from './hero-slides/hero-slide.content.ts';
import { primaryHero } from './primary-hero/primary-hero.content.ts';
import { primaryHeroItem } from './primary-hero/primary-hero-item.content.ts';

export { animatedText, type AnimatedTextProps } from './animated-text/animated-text.content.ts';
export {
  carouselBlock,
  type CarouselBlockProps,
  type CarouselVariant,
} from './carousel-block/carousel-block.content.ts';
export { timedItem, type TimedItem } from './carousel-block/timed-list/timed-item.content.ts';
export { comingSoonCard, type ComingSoonCardProps } from './coming-soon-card/coming-soon-card.content.ts';
export { gamingStory, type GamingStory } from './carousel-block/gaming-stories/gaming-story.content.ts';
export { videoSlide, type VideoSlide } from './carousel-block/videos/video-slide.content.ts';
export { testimonialCard, type TestimonialCardProps } from './testimonial-card/testimonial-card.content.ts';
export { testimonial, type Testimonial } from './testimonials-module/testimonial.content.ts';
export {
  testimonialsModule,
  type TestimonialsModuleProps,
} from './testimonials-module/testimonials-module.content.ts';
export { tvDemoScreen, type TvDemoScreen } from './tv-demo-scroll/tv-demo-screen.content.ts';
export { tvDemoScroll, type TvDemoScrollProps } from './tv-demo-scroll/tv-demo-scroll.content.ts';
export { accolade, type Accolade } from './accolades/accolade.content.ts';
export { accolades, type AccoladesProps } from './accolades/accolades.content.ts';
export { featureFootnote, type FeatureFootnote } from './features-carousel/feature-footnote.content.ts';
export { featureItem, type FeatureItem } from './features-carousel/feature-item.content.ts';
export {
  featuresCarousel,
  type FeaturesCarouselProps,
} from './features-carousel/features-carousel.content.ts';
export { heroCarousel, type HeroCarouselProps } from './hero-carousel/hero-carousel.content.ts';
export { heroSlide, type HeroSlideProps } from './hero-slides/hero-slide.content.ts';
export { primaryHero, type PrimaryHeroProps } from './primary-hero/primary-hero.content.ts';
export { primaryHeroItem, type PrimaryHeroItem } from './primary-hero/primary-hero-item.content.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [
  carouselBlock,
  gamingStory,
  videoSlide,
  testimonialCard,
  comingSoonCard,
  timedItem,
  testimonialsModule,
  testimonial,
  animatedText,
  tvDemoScroll,
  tvDemoScreen,
  heroCarousel,
  heroSlide,
  primaryHero,
  primaryHeroItem,
  accolades,
  accolade,
  featuresCarousel,
  featureItem,
  featureFootnote,
];

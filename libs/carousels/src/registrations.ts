import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/** The enhancer that makes each type of carousel move. */
const enhancers: { readonly [V in content.CarouselVariant]: string } = {
  gamingStories: 'gaming-stories',
  videos: 'video-carousel',
  testimonials: 'carousel',
  timedList: 'carousel',
  cards: 'carousel',
};
const carousel = { when: 'visible', enhancer: 'carousel' } as const;
/** Returns `wake` if there are several things; a single one does not move. */
const ifMany = <W>(things: readonly unknown[], wake: W) => (things.length > 1 ? wake : undefined);

/**
 * The component of each content type in this library, and when it wakes in the browser. Without `when` it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  register(
    content.carouselBlock,
    async () => (await import('./carousel-block/carousel-block.tsx')).CarouselBlock,
    ({ variant, items }) => ifMany(items, { when: 'visible', enhancer: enhancers[variant] }),
  ),
  register(
    content.testimonialCard,
    async () => (await import('./testimonial-card/testimonial-card.tsx')).TestimonialCard,
  ),
  register(
    content.comingSoonCard,
    async () => (await import('./coming-soon-card/coming-soon-card.tsx')).ComingSoonCard,
  ),
  register(
    content.testimonialsModule,
    async () => (await import('./testimonials-module/testimonials-module.tsx')).TestimonialsModule,
    ({ items }) => ifMany(items, carousel),
  ),
  register(
    content.animatedText,
    async () => (await import('./animated-text/animated-text.tsx')).AnimatedText,
    { when: 'visible', enhancer: 'animated-text' },
  ),
  register(
    content.tvDemoScroll,
    async () => (await import('./tv-demo-scroll/tv-demo-scroll.tsx')).TvDemoScroll,
    ({ screens }) => (screens.length > 0 ? { when: 'visible', enhancer: 'scroll-progress' } : undefined),
  ),
  register(
    content.heroCarousel,
    async () => (await import('./hero-carousel/hero-carousel.tsx')).HeroCarousel,
    ({ slides }) => ifMany(slides, carousel),
  ),
  // Portal data says whether the visitor is in the experiment that the hero names.
  register(
    content.primaryHero,
    async () => (await import('./primary-hero/primary-hero.tsx')).PrimaryHero,
    ({ items }) => ifMany(items, { when: 'load', enhancer: 'primary-hero', on: ['portal-data'] }),
  ),
  register(
    content.accolades,
    async () => (await import('./accolades/accolades.tsx')).Accolades,
    ({ items }) => ifMany(items, carousel),
  ),
  register(
    content.featuresCarousel,
    async () => (await import('./features-carousel/features-carousel.tsx')).FeaturesCarousel,
    ({ items }) => ifMany(items, carousel),
  ),
];

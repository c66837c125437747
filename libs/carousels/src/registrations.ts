import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(
    content.carouselBlock,
    async () => (await import('./carousel-block/carousel-block.tsx')).CarouselBlock,
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
  ),
  register(
    content.animatedText,
    async () => (await import('./animated-text/animated-text.tsx')).AnimatedText,
  ),
  register(
    content.tvDemoScroll,
    async () => (await import('./tv-demo-scroll/tv-demo-scroll.tsx')).TvDemoScroll,
  ),
  register(
    content.heroCarousel,
    async () => (await import('./hero-carousel/hero-carousel.tsx')).HeroCarousel,
  ),
  register(content.primaryHero, async () => (await import('./primary-hero/primary-hero.tsx')).PrimaryHero),
  register(content.accolades, async () => (await import('./accolades/accolades.tsx')).Accolades),
  register(
    content.featuresCarousel,
    async () => (await import('./features-carousel/features-carousel.tsx')).FeaturesCarousel,
  ),
];

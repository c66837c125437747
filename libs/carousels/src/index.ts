export * from './content.ts';
export { CarouselBlock } from './carousel-block/carousel-block.tsx';
export { CarouselDots } from './carousel/carousel-dots.tsx';
export { CarouselControls, type CarouselControlsProps } from './carousel/carousel-controls.tsx';
export { Carousel, type CarouselProps, type CarouselSlide, type SlideLayout } from './carousel/carousel.tsx';
export { useCarouselLater } from './carousel/use-carousel-later.ts';
export { useCarousel } from './carousel/use-carousel.ts';
export {
  type CarouselOptions,
  DEFAULT_INTERVAL_MS,
  DEFAULT_OPTIONS,
  OPTIONS_ATTRIBUTE,
} from './engine/options.ts';
export { TestimonialCard } from './testimonial-card/testimonial-card.tsx';
export { ComingSoonCard } from './coming-soon-card/coming-soon-card.tsx';
export { TestimonialsModule } from './testimonials-module/testimonials-module.tsx';
export { Accolades } from './accolades/accolades.tsx';
export { AnimatedText } from './animated-text/animated-text.tsx';
export { FeaturesCarousel } from './features-carousel/features-carousel.tsx';
export { HeroCarousel } from './hero-carousel/hero-carousel.tsx';
export { PrimaryHero, type PrimaryHeroHostProps } from './primary-hero/primary-hero.tsx';
export { RollingDigits, type RollingDigitsProps } from './rolling-digits/rolling-digits.tsx';
export { TvDemoScroll } from './tv-demo-scroll/tv-demo-scroll.tsx';

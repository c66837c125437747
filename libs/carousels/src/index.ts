export * from './accolades/accolades.tsx';
export * from './animated-text/animated-text.tsx';
export * from './carousel-block/carousel-block.tsx';
export * from './carousel/carousel-controls.tsx';
export { CarouselDots } from './carousel/carousel-dots.tsx';
export * from './carousel/carousel.tsx';
export * from './carousel/use-carousel-later.ts';
export * from './carousel/use-carousel.ts';
export * from './coming-soon-card/coming-soon-card.tsx';
export * from './blocks.ts';
export {
  type CarouselOptions,
  DEFAULT_INTERVAL_MS,
  DEFAULT_OPTIONS,
  OPTIONS_ATTRIBUTE,
} from './engine/options.ts';
export * from './features-carousel/features-carousel.tsx';
export * from './hero-carousel/hero-carousel.tsx';
export * from './primary-hero/primary-hero.tsx';
export * from './rolling-digits/rolling-digits.tsx';
export * from './testimonial-card/testimonial-card.tsx';
export * from './testimonials-module/testimonials-module.tsx';
export * from './tv-demo-scroll/tv-demo-scroll.tsx';

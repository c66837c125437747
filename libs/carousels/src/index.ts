export * from './content.ts';
export { CarouselBlock } from './carousel-block/carousel-block.tsx';
export { CarouselControls, type CarouselControlsProps } from './carousel/carousel-controls.tsx';
export { Carousel, type CarouselProps, type CarouselSlide, type SlideLayout } from './carousel/carousel.tsx';
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

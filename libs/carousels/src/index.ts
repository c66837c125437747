export * from './content.ts';
export { CarouselBlock } from './carousel-block/carousel-block.tsx';
export { Carousel, type CarouselProps, type CarouselSlide, type SlideLayout } from './carousel/carousel.tsx';
export { type CarouselOptions, DEFAULT_OPTIONS } from './engine/options.ts';
export { TestimonialCard } from './testimonial-card/testimonial-card.tsx';
export { ComingSoonCard } from './coming-soon-card/coming-soon-card.tsx';
export { TestimonialsModule } from './testimonials-module/testimonials-module.tsx';

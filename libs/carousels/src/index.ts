export * from './content.ts';
export { Carousel, type CarouselProps, type CarouselSlide, type SlideLayout } from './carousel/carousel.tsx';
export { type CarouselOptions, DEFAULT_OPTIONS } from './engine/options.ts';

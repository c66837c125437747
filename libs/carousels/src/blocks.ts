export * from './accolades/accolade.content.ts';
export * from './accolades/accolades.block.ts';
export * from './animated-text/animated-text.block.ts';
export {
  carouselBlock,
  type CarouselBlockProps,
  type CarouselVariant,
} from './carousel-block/carousel-block.block.ts';
export * from './carousel-block/gaming-stories/gaming-story.content.ts';
export * from './carousel-block/timed-list/timed-item.content.ts';
export * from './carousel-block/videos/video-slide.content.ts';
export * from './coming-soon-card/coming-soon-card.block.ts';
export * from './features-carousel/feature-footnote.content.ts';
export * from './features-carousel/feature-item.content.ts';
export * from './features-carousel/features-carousel.block.ts';
export * from './hero-carousel/hero-carousel.block.ts';
export { heroSlide, type HeroSlideProps } from './hero-slides/hero-slide.content.ts';
export * from './primary-hero/primary-hero-item.content.ts';
export * from './primary-hero/primary-hero.block.ts';
export * from './testimonial-card/testimonial-card.block.ts';
export * from './testimonials-module/testimonial.content.ts';
export * from './testimonials-module/testimonials-module.block.ts';
export * from './tv-demo-scroll/tv-demo-screen.content.ts';
export * from './tv-demo-scroll/tv-demo-scroll.block.ts';

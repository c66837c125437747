export * from './carousel-block/testimonials/testimonials.fixtures.ts';

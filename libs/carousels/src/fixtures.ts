export * from './carousel-block/cards/cards.fixtures.ts';
export * from './carousel-block/testimonials/testimonials.fixtures.ts';
export * from './carousel-block/timed-list/timed-list.fixtures.ts';
export * from './testimonials-module/testimonials-module.fixtures.ts';

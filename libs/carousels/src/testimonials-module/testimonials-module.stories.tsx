import { story } from '../testing/story.ts';
import { testimonialsModule } from './testimonials-module.block.ts';
import * as fixtures from './testimonials-module.fixtures.ts';
import { TestimonialsModule } from './testimonials-module.tsx';

export default {
  title: 'Carousels/Testimonials module · gfTestimonialsModule',
  id: 'carousels-testimonials-module',
  component: TestimonialsModule,
};
const show = story(testimonialsModule, TestimonialsModule);

export const MovesByItself = show(fixtures.testimonialsOfAll);
export const OnInk = show(fixtures.testimonialsOnInk);
export const One = show(fixtures.testimonialsOfOne);
export const None = show(fixtures.testimonialsOfNone);
export const Endless = show(fixtures.testimonialsWithoutEnd);
export const Spanish = { ...show(fixtures.testimonialsOfAll), globals: { language: 'es' } };

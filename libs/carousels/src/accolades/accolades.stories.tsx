import { story } from '../testing/story.ts';
import { accolades } from './accolades.block.ts';
import * as fixtures from './accolades.fixtures.ts';
import { Accolades } from './accolades.tsx';

export default {
  title: 'Carousels/Accolades · gfAccoladesCarousel',
  id: 'carousels-accolades',
  component: Accolades,
  tags: ['accolades'],
};
const show = story(accolades, Accolades);

export const Basic = show(fixtures.accoladesBasic);
export const TwoOnInk = show(fixtures.accoladesTwoOnInk);
export const One = show(fixtures.accoladesOne);
export const None = show(fixtures.accoladesNone);
export const LongAndBare = show(fixtures.accoladesLong);
export const Spanish = { ...Basic, globals: { language: 'es' } };

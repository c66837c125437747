import { story } from '../testing/story.ts';
import { comingSoonCard } from './coming-soon-card.block.ts';
import { ComingSoonCard } from './coming-soon-card.tsx';
import { placesToCome, placeWithMuchToSay, placeWithoutPicture } from './places-to-come.fixtures.ts';

export default {
  title: 'Carousels/Coming soon card · gfComingSoonCard',
  id: 'carousels-coming-soon-card',
  component: ComingSoonCard,
  parameters: { layout: 'padded' },
};
const show = story(comingSoonCard, ComingSoonCard);

export const Standard = show(placesToCome[0]);
export const WithAWordOfItsOwn = show(placesToCome[1]);
export const WithoutPicture = show(placeWithoutPicture);
export const Long = show(placeWithMuchToSay);
export const Spanish = { ...show(placesToCome[0]), globals: { language: 'es' } };

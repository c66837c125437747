import { story } from '../../testing/story.ts';
import { servicesCards } from './services-cards.block.ts';
import * as fixtures from './services-cards.fixtures.ts';
import { ServicesCards } from './services-cards.tsx';

export default {
  title: 'Blocks/Services cards · gfServicesCards',
  id: 'blocks-services-cards',
  component: ServicesCards,
  tags: ['services-cards'],
};
const show = story(servicesCards, ServicesCards);

export const Four = show(fixtures.servicesFour);
export const Two = { ...show(fixtures.servicesTwo), name: 'Two with pictures, on ink' };
export const LongText = show(fixtures.servicesLong);
export const Spanish = { ...Four, globals: { language: 'es' } };

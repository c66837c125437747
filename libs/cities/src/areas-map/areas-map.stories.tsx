import { story } from '../testing/story.ts';
import { areasMap } from './areas-map.block.ts';
import * as fixtures from './areas-map.fixtures.ts';
import { AreasMap } from './areas-map.tsx';

export default {
  title: 'Cities/City areas map · gfCityAreasMap',
  id: 'cities-city-areas-map',
  component: AreasMap,
};
const show = story(areasMap, AreasMap);

export const Areas = { ...show(fixtures.areasOfAustin), name: 'With areas and both ways on' };
export const Bare = { ...show(fixtures.areasBare), name: 'A picture and a sentence' };
export const Spanish = { ...Areas, name: 'In Spanish', globals: { language: 'es' } };

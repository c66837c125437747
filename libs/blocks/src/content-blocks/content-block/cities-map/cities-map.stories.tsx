import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './cities-map.fixtures.ts';
import { CitiesMap } from './cities-map.tsx';

export default {
  title: 'Blocks/Content block/Content block 5 · Cities map · gfContentBlock',
  id: 'blocks-content-block-5-·-cities-map',
  component: CitiesMap,
  tags: ['content-block-5'],
};
const show = story(contentBlock, CitiesMap);

export const Type05CitiesMap = { ...show(fixtures.citiesMap), name: '5 · Cities by state beside a map' };
export const Type05Ink = {
  ...show(fixtures.citiesMapInk),
  name: '5 · On ink, map left, with a call to action',
};
export const Type05Panel = { ...show(fixtures.citiesMapPanel), name: '5 · As a tinted, rounded panel' };
export const Type05ToCome = { ...show(fixtures.citiesMapToCome), name: '5 · No map, nothing open yet' };
export const Type05Module = {
  ...show(fixtures.citiesMapModule),
  name: '5 · Long text and names in a module',
};
export const Type05Spanish = { ...Type05CitiesMap, name: '5 · In Spanish', globals: { language: 'es' } };

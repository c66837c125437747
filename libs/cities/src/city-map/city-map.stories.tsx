import { story } from '../testing/story.ts';
import { cityMap } from './city-map.block.ts';
import * as fixtures from './city-map.fixtures.ts';
import { CityMap } from './city-map.tsx';

export default { title: 'Cities/City map · gfCityMap', id: 'cities-city-map', component: CityMap };
const show = story(cityMap, CityMap);

export const States = { ...show(fixtures.cityMapOfStates), name: 'Cities of six states' };
export const OnPicture = { ...show(fixtures.cityMapOnPicture), name: 'On a picture, with its own legend' };
export const None = { ...show(fixtures.cityMapOfNone), name: 'No city yet' };
export const OnInk = { ...States, name: 'On ink', globals: { theme: 'ink' } };
export const Spanish = { ...States, name: 'In Spanish', globals: { language: 'es' } };

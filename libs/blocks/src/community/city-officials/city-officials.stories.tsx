import { story } from '../../testing/story.ts';
import { cityOfficials } from './city-officials.block.ts';
import * as fixtures from './city-officials.fixtures.ts';
import { CityOfficials } from './city-officials.tsx';

export default {
  title: 'Blocks/City officials · gfCityOfficials',
  id: 'blocks-city-officials',
  component: CityOfficials,
  tags: ['city-officials'],
};
const show = story(cityOfficials, CityOfficials);

export const Three = show(fixtures.cityOfficialsThree);
export const Two = { ...show(fixtures.cityOfficialsTwo), name: 'Two, on ink' };
export const TitleOnly = show(fixtures.cityOfficialsTitleOnly);
export const LongText = show(fixtures.cityOfficialsLong);
export const Spanish = { ...Three, globals: { language: 'es' } };

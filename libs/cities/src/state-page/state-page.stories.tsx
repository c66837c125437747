import { story } from '../testing/story.ts';
import { statePage } from './state-page.block.ts';
import * as fixtures from './state-page.fixtures.ts';
import { StatePage } from './state-page.tsx';

export default { title: 'Cities/State page · gfStatePage', id: 'cities-state-page', component: StatePage };
const show = story(statePage, StatePage);

export const Three = { ...show(fixtures.stateOfThree), name: 'Three cities' };
export const One = { ...show(fixtures.stateOfOne), name: 'One city, as wide as the page' };
export const Four = { ...show(fixtures.stateOfFour), name: 'Web-pass, coming soon and long names' };
export const None = { ...show(fixtures.stateOfNone), name: 'No city yet' };
export const OnInk = { ...Three, name: 'On ink', globals: { theme: 'ink' } };
export const Spanish = { ...Three, name: 'In Spanish', globals: { language: 'es' } };

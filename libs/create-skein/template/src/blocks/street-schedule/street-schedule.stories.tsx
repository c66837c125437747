import { fixtureStories } from '@skein/cms-client/stories';
import { brand } from '../../brand.ts';
import { streetSchedule } from './street-schedule.block.ts';
import { fourStreets } from './street-schedule.fixtures.ts';
import { StreetSchedule } from './street-schedule.tsx';

const show = fixtureStories({ palette: brand.palette, slots: [] })(streetSchedule, StreetSchedule);

export default { title: 'Street schedule', component: StreetSchedule };

export const English = show(fourStreets);
export const Spanish = { ...English, globals: { language: 'es' } };

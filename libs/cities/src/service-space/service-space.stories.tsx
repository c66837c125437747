import { story } from '../testing/story.ts';
import { serviceSpace } from './service-space.content.ts';
import * as fixtures from './service-space.fixtures.ts';
import { ServiceSpace } from './service-space.tsx';

export default {
  title: 'Cities/Service space · gfServiceSpace',
  id: 'cities-service-space',
  component: ServiceSpace,
};
const show = story(serviceSpace, ServiceSpace);

export const Picture = {
  ...show(fixtures.spaceWithPicture),
  name: 'A picture in place of the map',
  tags: ['strangers'],
};
const withMap = show(fixtures.spaceWithMap);
const noMap = { workerUrl: () => Promise.reject(new Error('no map in the catalog')) };
const SAYS = { says: /No map: its worker is not to be had/ };
export const WithMap = { ...withMap, name: 'With a map' };
export const WithoutMap = {
  ...withMap,
  args: { ...withMap.args, map: noMap },
  parameters: { ...withMap.parameters, ...SAYS },
  name: 'Where there can be no map',
};
const ofAustin = show(fixtures.spaceOfAustin);
export const PageTitle = {
  ...ofAustin,
  args: { ...ofAustin.args, map: noMap },
  parameters: { ...ofAustin.parameters, ...SAYS },
  name: 'The head of its page',
};
export const Bare = { ...show(fixtures.spaceBare), name: 'Nothing but what it must have' };
export const OnInk = { ...Picture, name: 'On ink', globals: { theme: 'ink' } };
export const Spanish = { ...Picture, name: 'In Spanish', globals: { language: 'es' } };

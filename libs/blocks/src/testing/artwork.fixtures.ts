import { people } from './artwork-people.fixtures.ts';
import { places } from './artwork-places.fixtures.ts';
import { things } from './artwork-things.fixtures.ts';

export const pictures = { ...people, ...places, ...things } as const;

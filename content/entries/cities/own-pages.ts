import { cityById } from '@skein/cities/catalogue';
import { cityDoors } from './blocks.shared.ts';

/** Where to go on, for the pages of a city that are written by hand. */
export function ownDoors(id: string, here: Parameters<typeof cityDoors>[1]) {
  const city = cityById(id);
  if (!city) throw new Error(`There is no city "${id}"`);
  return cityDoors(city, here);
}

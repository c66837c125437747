import { cityById } from '@skein/cities/catalogue';
import { cityDoors } from './blocks.shared.ts';

/** Returns links from one page of a city to the city's other pages. Handwritten pages show these links. */
export function ownDoors(id: string, here: Parameters<typeof cityDoors>[1]) {
  const city = cityById(id);
  if (!city) throw new Error(`There is no city "${id}"`);
  return cityDoors(city, here);
}

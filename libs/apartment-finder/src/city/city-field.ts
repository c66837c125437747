import { cityById } from '@skein/cities/catalogue';
import { defineField, Invalid, type Field } from '@skein/cms-client';
import type { FinderCity } from './finder-city.ts';

/**
 * Defines a field for the id of a city. When the content is read, the field replaces the id with the parts of the city
 * that the finder needs, so that browsers need not load the catalog of cities.
 */
export function finderCity(gf: string): Field<FinderCity, string> {
  return defineField<FinderCity, string>({
    gf,
    type: 'Symbol',
    validations: [{ size: { max: 60 } }],
    read(raw) {
      const city = typeof raw === 'string' ? cityById(raw.trim().toLowerCase()) : undefined;
      if (!city) throw new Invalid('is no city of the catalogue');
      const { id, name, data_source: dataSource, map, neighborhoods } = city;
      return {
        id,
        name,
        dataSource,
        map,
        neighborhoods: neighborhoods.map((one) => ({ name: one.name, key: one.key })),
      };
    },
  });
}

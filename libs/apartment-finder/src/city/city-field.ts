import { cityById } from '@skein/cities/catalogue';
import { defineField, Invalid, type Field } from '@skein/cms-client';
import type { FinderCity } from './finder-city.ts';

/**
 * Defines a field for the id of a city in the catalog. A component receives the parts that the finder needs.
 * The field reads the catalog together with the content, so that browsers do not load the catalog.
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

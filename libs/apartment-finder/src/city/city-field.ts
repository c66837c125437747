import { cityById } from '@skein/cities/catalogue';
import { defineField, Invalid, type Field } from '@skein/cms-client';
import type { FinderCity } from './finder-city.ts';

/**
 * The id of a city in the catalogue; a component receives what the finder needs of it. Read where content is read, so that
 * no browser loads the catalogue.
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

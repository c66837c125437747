import { cities } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { DEMO_CITIES } from './demo-cities.ts';

const of = (id: string) => cities.find((city) => city.id === id);

describe('the cities of the addresses', () => {
  it.each(DEMO_CITIES.map(({ id, name, alsoCalled, phase }) => [id, name, alsoCalled, phase] as const))(
    '%s has pages, or lies around a city that has some, and they agree on whether there is service',
    (id, name, alsoCalled, phase) => {
      const around = cities.filter(({ areas, name: other }) => areas.includes(name) || other === alsoCalled);
      const [found] = [of(id) ?? [], around].flat();
      expect(found).toBeDefined();
      expect(found?.phase === 'upcoming').toBe(phase === 'soon');
    },
  );

  it('has addresses in every city of the catalogue', () => {
    const names = new Set(DEMO_CITIES.flatMap(({ id, name }) => [id, name]));
    expect(
      cities.filter(({ id, areas }) => !names.has(id) && !areas.some((area) => names.has(area))),
    ).toEqual([]);
  });
});

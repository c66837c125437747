import { cityMap } from '@skein/cities/content';
import { addressForm } from '@skein/forms/content';
import { valuesOf } from '@skein/cms-client';
import { expect, it } from 'vitest';
import { citiesOnMap } from './cities-map.ts';
import { headerForm, mapForm, pageForm } from './forms.checks.ts';

it('asks on the page of the address check what the dialog asks, in the same words and with the same rules', () => {
  const asked = ({ eventLabel: _, analyticsId: __, ...values }: Readonly<Record<string, unknown>>) => values;
  expect(asked(valuesOf(addressForm, pageForm))).toEqual(asked(valuesOf(addressForm, headerForm)));
});

it('stands on the map of cities, too', () => {
  expect(valuesOf(cityMap, citiesOnMap).checkAddressModule).toBe(mapForm);
});

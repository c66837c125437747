// @vitest-environment node
import { expect, it } from 'vitest';
import { buildingAddress } from './building-address.ts';

it.each([
  [{ name: 'Abacus Landing', street: '6710 Vine Dr', place: 'Austin, TX 78723' }, '6710 Vine Dr', '78723'],
  [{ name: '6710 Vine Dr', street: '', place: 'Austin, TX 78723-1234' }, '6710 Vine Dr', '78723'],
  [
    { name: 'Abacus Landing', street: '6710 Vine Dr', place: 'Austin, TX 78723, USA' },
    '6710 Vine Dr',
    '78723',
  ],
  [
    { name: 'Abacus Landing', street: '6710 Vine Dr', place: 'Suite 12345, Austin, TX' },
    undefined,
    undefined,
  ],
  [{ name: 'Abacus Landing', street: '6710 Vine Dr', place: 'Austin, TX' }, undefined, undefined],
])('of %j is the street and the ZIP code', (building, street, zip) => {
  expect(buildingAddress(building)).toEqual(street === undefined ? undefined : { street, zip });
});

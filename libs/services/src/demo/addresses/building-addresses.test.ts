// @vitest-environment node
import { cities } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { demoBuildings } from '../buildings/demo-buildings.ts';
import { addressBookService } from './address-book.ts';

const book = await addressBookService().book();
const outcomeAt = (address: string, unitNumber = '') => {
  const [streetAddress = ''] = address.split(',', 1);
  return book.outcome({ streetAddress, unitNumber, zipCode: address.slice(-5) });
};

describe('the address check of a building', () => {
  it('says what the apartment finder says', () => {
    expect(outcomeAt('6710 Vine Dr, Austin, TX 78723', '3')).toBe('available');
    expect(outcomeAt('6710 vine drive, Austin, TX 78723')).toBe('available');
  });

  it.each(cities)('agrees with every building of $full_name', (city) => {
    const buildings = demoBuildings(city);
    const disagree = buildings.filter(
      ({ 'Building Address': address, Ready: ready }) =>
        outcomeAt(address) !== (ready === 'false' ? 'almostThere' : 'available'),
    );
    expect(disagree.map((building) => building['Building Address']).slice(0, 5)).toEqual([]);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { splitStreet } from './typed-unit.ts';

describe('a street line', () => {
  it.each([
    ['12 Elm St Apt 4', '12 Elm St', '4'],
    ['12 Elm St apt. 4b', '12 Elm St', '4b'],
    ['12 Elm St #4B', '12 Elm St', '4B'],
    ['12 Elm St # 4', '12 Elm St', '4'],
    ['12 Elm St Apt #4', '12 Elm St', '4'],
    ['12 Elm St, Unit 12', '12 Elm St', '12'],
    ['12 Elm St, Suite B-2, Austin, TX', '12 Elm St, Austin, TX', 'B-2'],
    ['12 Elm St (Apt C)', '12 Elm St', 'C'],
    ['Apt 4, 12 Elm St', '12 Elm St', '4'],
    ['12 Calle Olmo, Apto. 3', '12 Calle Olmo', '3'],
    ['12 Elm St Bldg 2 Apt 4', '12 Elm St', 'Bldg 2 Apt 4'],
    ['12 Elm St, Floor 3', '12 Elm St', 'Floor 3'],
    ['12 Elm St Lot 7', '12 Elm St', 'Lot 7'],
    ['12 Elm St Apt4B', '12 Elm St', '4B'],
    ['12 Elm St Apt-4', '12 Elm St', '4'],
    ['12 Elm St Apt No. 4', '12 Elm St', '4'],
    ['12 Elm St Apt No4', '12 Elm St', '4'],
    ['12 Elm St apartment number 4', '12 Elm St', '4'],
    ['12 Calle Olmo, Apartamento N.º 3', '12 Calle Olmo', '3'],
    ['12 Calle Olmo, Apto núm. 3', '12 Calle Olmo', '3'],
    ['12 Calle Olmo, Oficina 3', '12 Calle Olmo', 'Oficina 3'],
    ['12 Elm St PH', '12 Elm St', 'PH'],
    ['12 Elm St, Penthouse 2', '12 Elm St', 'Penthouse 2'],
    ['12 Elm St Apt PH2', '12 Elm St', 'PH2'],
    ['12 Elm St, 3rd Floor', '12 Elm St', '3rd Floor'],
    ['12 Elm St Apt 4 1/2', '12 Elm St', '4 1/2'],
    ['12 Elm St Unit 4/B', '12 Elm St', '4/B'],
    ['12 Elm St Apt 4 B', '12 Elm St', '4 B'],
    ['12 Elm St (Apt 4 B)', '12 Elm St', '4 B'],
    ['12 Elm St Apt 4, Bldg 2', '12 Elm St', 'Apt 4, Bldg 2'],
    ['12 Elm St, 4B', '12 Elm St', '4B'],
    ['12 Elm St, 4B, Austin, TX', '12 Elm St, Austin, TX', '4B'],
  ])('%j names the unit', (line, street, unit) => expect(splitStreet(line)).toEqual({ street, unit }));

  it.each([
    '12 Elm St',
    '12 Unit Street',
    '12 Apartment Way',
    '100 Highway 12',
    '12 Elm St, Miami, FL 33101',
    '12 Suited 4th Ave',
    '12 Ste Genevieve Rd',
    '12 Aptos Ave',
    '12 Phoenix Rd',
    '12 Elm St, 5th Ward',
    '12 3rd Ave',
    '',
  ])('%j names none', (line) => expect(splitStreet(line)).toEqual({ street: line, unit: '' }));
});

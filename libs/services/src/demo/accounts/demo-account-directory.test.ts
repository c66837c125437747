import { describe, expect, it } from 'vitest';
import { addressBookService } from '../addresses/address-book.ts';
import { demoAccountDirectory } from './demo-account-directory.ts';

const MAYA = 'maya@example.com';
const MAXIMILIANA = 'maximiliana.alejandra.featherstonehaugh-wolfeschlegelstein@example.com';

describe('the accounts of the demo', () => {
  it.each([
    ['1 Ready Rd', '', '78704', MAYA],
    ['1 ready road', '', '78704-0001', MAYA],
    ['1 Ready Rd', '9', '78704', MAYA],
    ['100 Many Doors Blvd', '101', '78702', MAXIMILIANA],
    ['100 Many Doors Blvd #101', '', '78702', MAXIMILIANA],
    ['100 Many Doors Blvd', 'Apt 101', '78702', MAXIMILIANA],
    ['100 Many Doors Blvd', 'Apt 101, Bldg 2', '78702', MAXIMILIANA],
    ['100 Many Doors Blvd', '', '78702', undefined],
    ['100 Many Doors Blvd', '102', '78702', undefined],
    ['200 Many Doors Blvd', '101', '78702', undefined],
    ['5 Lost Account Ct', '', '78704', undefined],
    ['2 Not Yet Ln', '', '78704', undefined],
    ['1 Ready Rd', '', '78702', undefined],
    ['1 Nowhere Rd', '', '78704', undefined],
    ['__proto__', '', '78704', undefined],
    ['', '', '78704', undefined],
  ])('know at %j %j %j the email %j', async (streetAddress, unitNumber, zipCode, email) => {
    const accounts = demoAccountDirectory(addressBookService().book);
    expect(await accounts.emailAt({ streetAddress, unitNumber, zipCode })).toBe(email);
  });
});

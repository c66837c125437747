import { splitStreet, streetSoFar } from '@skein/forms/contract';
import { TYPED_MAX_LENGTH } from '../../stand-ins/address/model/address.constants.ts';

/** Returns a street line without its unit, and without a unit word at the end: “12 Oak St” for “12 Oak St apt”. */
export const streetLine = (typed: string): string => streetSoFar(typed.slice(0, TYPED_MAX_LENGTH));

/** Returns the unit of an address as typed. If the unit field is empty, the unit comes from the street line. */
export const typedUnit = (streetAddress: string, unitNumber: string): string =>
  unitNumber.trim() === ''
    ? splitStreet(streetAddress.slice(0, TYPED_MAX_LENGTH)).unit
    : unitNumber.trim().slice(0, TYPED_MAX_LENGTH);

/** Returns the first five digits of a ZIP code or ZIP+4 code, or undefined for other texts. */
export const fiveDigits = (text: string): string | undefined =>
  /^\s*(\d{5})(?:[\s-]?\d{4})?\s*$/u.exec(text)?.[1];

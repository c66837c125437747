import type { PlaceSelection, PlaceSuggestion, Unit } from '@skein/forms/contract';

/** What checking an address comes to; each has a page of its own. */
export const ADDRESS_OUTCOMES = [
  'available',
  'notYet',
  'almostThere',
  'tryAgain',
  'accountNotFound',
] as const;
export type AddressOutcome = (typeof ADDRESS_OUTCOMES)[number];

export interface AddressQuery {
  /** Street number and route. */
  readonly address1: string;
  readonly placeId?: string | undefined;
  readonly unit?: string | undefined;
  readonly zip?: string | undefined;
}

export interface TypedAddress {
  readonly streetAddress: string;
  readonly unitNumber?: string | undefined;
  readonly zipCode: string;
}

/** The addresses that the provider knows. Nothing here throws, whatever is typed. */
export interface AddressBook {
  /** How many addresses there are. */
  readonly size: number;
  /** At most eight, best first; none for anything that fits no address. */
  suggest(query: string): PlaceSuggestion[];
  place(placeId: string): PlaceSelection | undefined;
  /** By place, or else by what was typed, if that is one address and no other. */
  lookup(query: AddressQuery): { readonly id: string } | null;
  /** Empty for a house; undefined for an id that was never given out. */
  doors(addressId: string): readonly Unit[] | undefined;
  outcome(address: TypedAddress): AddressOutcome;
  close(): void;
}

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

/** A house that is connected. */
export interface Home {
  readonly number: string;
  /** With direction and suffix: “N Maple St”. */
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The addresses that the provider knows. Its methods never throw, whatever is typed. */
export interface AddressBook {
  /** How many addresses there are. */
  readonly size: number;
  /** At most eight, best first; none for anything that fits no address. */
  suggest(query: string): PlaceSuggestion[];
  /** Those of the suggestions that have fibre already: the rest have no network that could be down. */
  homes(query: string): readonly Home[];
  place(placeId: string): PlaceSelection | undefined;
  /** By place, or else by what was typed, if that is one address and no other. */
  lookup(query: AddressQuery): { readonly id: string } | null;
  /** Empty for a house; undefined for an id that was never given out. */
  doors(addressId: string): readonly Unit[] | undefined;
  outcome(address: TypedAddress): AddressOutcome;
  close(): void;
}

/** The address book of a process. It is opened once, on first use. */
export interface AddressBookService {
  /** Rejects when the addresses cannot be read; the next call tries again. */
  book(): Promise<AddressBook>;
  close(): Promise<void>;
}

import type { PlaceSelection, PlaceSuggestion, Unit } from '@skein/forms/contract';

/** Results of an address check. Each has its own page. */
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

/** A home with a fiber connection. */
export interface Home {
  readonly number: string;
  /** Street with direction and suffix: “N Maple St”. */
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The addresses that the provider knows. Its methods never throw, whatever a visitor types. */
export interface AddressBook {
  /** How many addresses there are. */
  readonly size: number;
  /** Returns at most eight suggestions, best first. Empty if no address fits. */
  suggest(query: string): PlaceSuggestion[];
  /** Returns those of the suggestions that have fiber: only their network can be down. */
  homes(query: string): readonly Home[];
  place(placeId: string): PlaceSelection | undefined;
  /**
   * Finds an address by its place, or else by the typed text if that names exactly one. Null if there is none.
   */
  lookup(query: AddressQuery): { readonly id: string } | null;
  /** Returns the doors of an address. Empty for a house; undefined for an unknown id. */
  doors(addressId: string): readonly Unit[] | undefined;
  outcome(address: TypedAddress): AddressOutcome;
  close(): void;
}

/** The address book of a process, which opens on first use. */
export interface AddressBookService {
  /** Returns the address book. Rejects if the addresses cannot be read; the next call tries again. */
  book(): Promise<AddressBook>;
  close(): Promise<void>;
}

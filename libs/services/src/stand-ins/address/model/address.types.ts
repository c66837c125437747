import type { PlaceSelection, PlaceSuggestion, Unit } from '@skein/forms/contract';

/** Results of an address check. Each result has its own page. */
export const ADDRESS_OUTCOMES = [
  'available',
  'notYet',
  'almostThere',
  'tryAgain',
  'accountNotFound',
] as const;
export type AddressOutcome = (typeof ADDRESS_OUTCOMES)[number];

export interface AddressQuery {
  /** House number and street. */
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

/** The addresses of the provider. The methods never throw, whatever text a visitor types. */
export interface AddressBook {
  /** The number of addresses. */
  readonly size: number;
  /** Returns at most eight suggestions, best first. The list is empty if no address matches. */
  suggest(query: string): PlaceSuggestion[];
  /** Returns the matching homes that have a fiber connection. Only their network can have an incident. */
  homes(query: string): readonly Home[];
  place(placeId: string): PlaceSelection | undefined;
  /**
   * Finds an address by `placeId`, or else by the typed text. Returns null if no address matches, or if several
   * addresses match.
   */
  lookup(query: AddressQuery): { readonly id: string } | null;
  /** Returns the units of an address. The list is empty for a house. Undefined: unknown id. */
  doors(addressId: string): readonly Unit[] | undefined;
  outcome(address: TypedAddress): AddressOutcome;
  close(): void;
}

/** The address book of a process. It opens at the first use. */
export interface AddressBookService {
  /** Returns the address book. Rejects if the addresses cannot be read; the next call then tries again. */
  book(): Promise<AddressBook>;
  close(): Promise<void>;
}

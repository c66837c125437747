/** An address as a visitor typed it. */
export interface ServiceAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

/** The provider's accounts. */
export interface AccountDirectory {
  /**
   * The email of the account at an address. Undefined for an address that is not known and for one without an account
   * alike: nobody can tell the two apart.
   */
  emailAt(address: ServiceAddress): Promise<string | undefined>;
}

/** For a provider without an account lookup. */
export const noAccounts: AccountDirectory = { emailAt: async () => undefined };

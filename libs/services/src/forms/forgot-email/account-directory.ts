/** An address as a visitor typed it. */
export interface ServiceAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

/** The provider's accounts. */
export interface AccountDirectory {
  /**
   * Returns the email of the account at an address. An unknown address and an address without an account both
   * give undefined, so that visitors cannot distinguish them.
   */
  emailAt(address: ServiceAddress): Promise<string | undefined>;
}

/** The directory for a provider without an account lookup. It finds no account. */
export const noAccounts: AccountDirectory = { emailAt: async () => undefined };

/** An address as a visitor typed it. */
export interface ServiceAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

/** The provider's accounts. */
export interface AccountDirectory {
  /**
   * Returns the email of the account at an address. It is undefined both for an unknown address and for one
   * without an account, so that visitors cannot tell these apart.
   */
  emailAt(address: ServiceAddress): Promise<string | undefined>;
}

/** The directory of a provider without an account lookup. */
export const noAccounts: AccountDirectory = { emailAt: async () => undefined };

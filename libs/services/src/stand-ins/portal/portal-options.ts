import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyRequest } from 'fastify';
import { SECRET_MIN_BYTES } from './model/portal.constants.ts';
import type { ExperimentsConfig } from '@skein/http';

/** The account with which a visitor is signed in. */
export interface PortalUser {
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
  /** Whether the visitor is already a customer. */
  readonly hasAccount: boolean;
  /** Address of the photo; empty without one. */
  readonly photoUrl: string;
}

/** What the host decides about the portal service. */
export interface PortalOptions {
  /** Signs the tokens of forms. At least 32 bytes, the same on every server and after restarts. */
  secret: string | Buffer;
  /** Whether cookies are for https only. True wherever the site uses https. */
  secureCookies: boolean;
  /** Returns the user who is signed in. Without it, no visitor is. */
  userOf?: ((request: FastifyRequest) => PortalUser | undefined) | undefined;
  /** The running experiments. Default: none. */
  experiments?: ExperimentsConfig;
  /** License number at the chat vendor. Without one, the site uses its own panel. */
  liveChatLicence?: string | undefined;
  /** Limits requests. Default: no limits. */
  limiter?: RateLimiter;
  /** Returns the time in ms since 1970. Default: the clock. */
  now?: () => number;
}

/** Checks the options. @throws Error if they are unsafe; the host should then not start */
export function assertPortalOptions({ secret, experiments = {} }: PortalOptions): void {
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new Error(`portal: the secret must have at least ${SECRET_MIN_BYTES} bytes`);
  }
  for (const [flagKey, variations] of Object.entries(experiments)) {
    const names = new Set(variations.map(({ variation }) => variation));
    if (flagKey === '' || names.has('') || names.size !== variations.length) {
      throw new Error(`portal: experiment "${flagKey}" needs a key and variations with different names`);
    }
    if (variations.some(({ weight }) => !Number.isFinite(weight) || weight < 0)) {
      throw new Error(`portal: experiment "${flagKey}" has a weight that is negative or not a number`);
    }
  }
}

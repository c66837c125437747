import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyRequest } from 'fastify';
import { SECRET_MIN_BYTES } from './model/portal.constants.ts';
import type { ExperimentsConfig } from '@skein/http';

/** The account with which a visitor is signed in. */
export interface PortalUser {
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
  /** Whether the visitor is a customer already. */
  readonly hasAccount: boolean;
  /** Empty without a photo. */
  readonly photoUrl: string;
}

/** What the host decides about the portal service. */
export interface PortalOptions {
  /** Signs the tokens of forms; at least 32 bytes, the same on every server, kept over restarts. */
  secret: string | Buffer;
  /** Whether cookies are limited to https. True wherever the site is served over https. */
  secureCookies: boolean;
  /** Says whom a request is signed in as; nobody without it. */
  userOf?: ((request: FastifyRequest) => PortalUser | undefined) | undefined;
  /** The running experiments; none by default. */
  experiments?: ExperimentsConfig;
  /** Licence of the chat vendor; without one the site uses its own panel. */
  liveChatLicence?: string | undefined;
  /** Counts who asks; without it nobody is counted. */
  limiter?: RateLimiter;
  /** Time in ms since 1970; the clock by default. */
  now?: () => number;
}

/** @throws Error when the options cannot be served safely; the host should not start then. */
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

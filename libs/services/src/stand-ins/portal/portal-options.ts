import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyRequest } from 'fastify';
import { SECRET_MIN_BYTES } from './model/portal.constants.ts';
import type { ExperimentsConfig } from '@skein/http';

/** The account of a signed-in visitor. */
export interface PortalUser {
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
  /** Whether the visitor is already a customer. */
  readonly hasAccount: boolean;
  /** URL of the photo, or an empty text. */
  readonly photoUrl: string;
}

/** Options of the portal service, which the host chooses. */
export interface PortalOptions {
  /** Secret that signs form tokens. At least 32 bytes, and the same on every server and after restarts. */
  secret: string | Buffer;
  /** Whether browsers send cookies only over https. Set it wherever the site uses https. */
  secureCookies: boolean;
  /** Returns the signed-in user of a request. Default: no visitor is signed in. */
  userOf?: ((request: FastifyRequest) => PortalUser | undefined) | undefined;
  /** The running experiments. Default: none. */
  experiments?: ExperimentsConfig;
  /** License number at the chat vendor. Without a number, the site shows its own chat panel. */
  liveChatLicence?: string | undefined;
  /** Limits requests. Default: no limits. */
  limiter?: RateLimiter;
  /** Returns the current time, in ms since 1970. Default: `Date.now`. */
  now?: () => number;
}

/** Checks the options. @throws Error for unsafe options; the host should then not start */
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

import type { Experiment } from '@skein/cms-client/serve';
import { assignVariations, readCookie } from '@skein/http';
import { LRUCache } from 'lru-cache';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const BUCKET_COOKIE = 'skein_bucket';
const BUCKET_DAYS = 90;
/** How many cookies with a correct signature to remember. */
const KNOWN = 10_000;

/** The variant of a page that a visitor sees. */
export interface Variant {
  /** Suffix of the page's cache key; empty for the default variant. */
  readonly suffix: string;
  /** Variations by experiment key, except first variations. */
  readonly variations: Readonly<Record<string, string>>;
  /**
   * The `set-cookie` header for a visitor who has no bucket yet. A bucket is a random value that chooses the
   * variations. The cookie stores the bucket, so that the variant stays the same on later visits.
   */
  readonly setCookie?: string | undefined;
}

/** Returns the variant of a page for a visitor with these cookies. */
export type VisitorBuckets = (experiments: readonly Experiment[], cookies: string | undefined) => Variant;

export interface VisitorBucketsOptions {
  /** Signs the cookies. All processes of a site need the same secret. */
  readonly secret: string;
  /** Whether browsers send the cookies over https only. */
  readonly secureCookies: boolean;
  /** Returns a new bucket. Default: random. */
  readonly newBucket?: () => string;
}

/** Returns the first variation of each experiment. */
export const firstOnes = (experiments: readonly Experiment[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    experiments.flatMap(({ key, variations: [first] }) => (first ? [[key, first.variation]] : [])),
  );

/** Returns all variations except first ones, and the suffix of the cache key for these variations. */
export function variantOf(
  experiments: readonly Experiment[],
  assigned: Readonly<Record<string, string>>,
): Pick<Variant, 'suffix' | 'variations'> {
  const other = experiments.flatMap(({ key, variations }): [string, string][] => {
    const chosen = assigned[key];
    const known = variations.slice(1).some(({ variation }) => variation === chosen);
    return chosen !== undefined && known ? [[key, chosen]] : [];
  });
  // `#` cannot occur in a requested address.
  const suffix = other.length === 0 ? '' : `#${new URLSearchParams(other)}`;
  return { suffix, variations: Object.fromEntries(other) };
}

/**
 * Creates the function that chooses variants. A signed cookie keeps each visitor's bucket: the random value that
 * chooses the variations.
 */
export function visitorBuckets(options: VisitorBucketsOptions): VisitorBuckets {
  const { secret, secureCookies, newBucket = () => randomBytes(12).toString('base64url') } = options;
  const known = new LRUCache<string, string>({ max: KNOWN });
  const sign = (bucket: string) =>
    createHmac('sha256', secret).update(bucket).digest('base64url').slice(0, 22);
  const attributes = `Max-Age=${BUCKET_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;

  function bucketIn(cookie: string | undefined): string | undefined {
    if (cookie === undefined) return undefined;
    const found = known.get(cookie);
    if (found !== undefined) return found;
    const [bucket = '', signature = ''] = cookie.split('.', 2);
    const right = Buffer.from(sign(bucket));
    const given = Buffer.from(signature);
    if (bucket === '' || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    known.set(cookie, bucket);
    return bucket;
  }

  return (experiments, cookies) => {
    const kept = bucketIn(readCookie(cookies, BUCKET_COOKIE));
    const bucket = kept ?? newBucket();
    const config = Object.fromEntries(experiments.map(({ key, variations }) => [key, variations]));
    return {
      ...variantOf(experiments, assignVariations(bucket, config)),
      setCookie: kept === undefined ? `${BUCKET_COOKIE}=${bucket}.${sign(bucket)}; ${attributes}` : undefined,
    };
  };
}

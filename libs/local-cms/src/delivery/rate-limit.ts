import { ApiError } from '../model/api-error.ts';

export type RateLimit = {
  /**
   * Counts one request.
   * @returns headers for the answer
   * @throws ApiError 429 with the seconds to wait
   */
  take(key: string): Readonly<Record<string, string>>;
};

/**
 * Creates a rate limit with a fixed window of one second for each key.
 * @param perSecond requests per second
 * @param now returns milliseconds since 1970
 */
export function rateLimit(perSecond: number, now: () => number): RateLimit {
  const windows = new Map<string, { second: number; used: number }>();
  return {
    take(key) {
      const second = Math.floor(now() / 1000);
      let window = windows.get(key);
      if (!window || window.second !== second) windows.set(key, (window = { second, used: 0 }));
      window.used += 1;
      const headers = {
        'x-contentful-ratelimit-second-limit': String(perSecond),
        'x-contentful-ratelimit-second-remaining': String(Math.max(0, perSecond - window.used)),
        'x-contentful-ratelimit-reset': window.used > perSecond ? '1' : '0',
      };
      if (window.used > perSecond) {
        throw new ApiError(
          429,
          'RateLimitExceeded',
          'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
          undefined,
          headers,
        );
      }
      return headers;
    },
  };
}

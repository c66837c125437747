/**
 * Returns a value for Fastify's option `trustProxy`: false for no proxies, or else a function that trusts the nearest
 * `proxies` addresses. Fastify calls the function with an address and its index, which is 0 for the nearest address.
 */
export const believes = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

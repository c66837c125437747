/**
 * Returns a value for Fastify's option `trustProxy`: a function that trusts the `proxies` nearest addresses, or
 * false for 0. Fastify calls the function with the index of an address, 0 for the nearest address.
 */
export const believes = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

/**
 * Returns Fastify's `trustProxy` function for a number of proxies, which says whether to trust the headers of a
 * hop; the nearest hop is first.
 */
export const believes = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

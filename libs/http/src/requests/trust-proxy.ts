/**
 * Fastify's `trustProxy` function for a number of proxies: whether the headers of a hop are trusted, the nearest
 * first.
 */
export const believes = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

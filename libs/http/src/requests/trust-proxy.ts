/** What Fastify asks of each address on the way, the nearest first: whether what it says of the one before is believed. */
export const believes = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

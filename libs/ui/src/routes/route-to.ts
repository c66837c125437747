/** Returns a route with a value instead of its braces, or undefined if the host has no such route. */
export const routeTo = (route: string | undefined, value: string): string | undefined =>
  route?.replace(/\{\w+\}/, () => encodeURIComponent(value));

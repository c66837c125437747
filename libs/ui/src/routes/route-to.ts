/** A route with a value in place of its braces; undefined if the host has no such route. */
export const routeTo = (route: string | undefined, value: string): string | undefined =>
  route?.replace(/\{\w+\}/, () => encodeURIComponent(value));

/** A route with a value in the place of what stands in braces; undefined where the host has none. */
export const routeTo = (route: string | undefined, value: string): string | undefined =>
  route?.replace(/\{\w+\}/, () => encodeURIComponent(value));

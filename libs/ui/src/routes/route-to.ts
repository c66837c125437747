/** Replaces the placeholder in a route with a value. Returns undefined if the route is undefined. */
export const routeTo = (route: string | undefined, value: string): string | undefined =>
  route?.replace(/\{\w+\}/, () => encodeURIComponent(value));

import { splitUrl } from '@skein/http';

/** Returns what a log says of a request. A query may hold what visitors typed, and tokens: logs leave it out. */
export const withoutQuery = ({ method, url }: { readonly method: string; readonly url: string }) => ({
  method,
  path: splitUrl(url).path,
});

import { splitUrl } from '@skein/http';

/** Returns the method and path of a request for logs. A query may contain visitors' input, and tokens. */
export const withoutQuery = ({ method, url }: { readonly method: string; readonly url: string }) => ({
  method,
  path: splitUrl(url).path,
});

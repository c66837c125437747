import { ENGLISH_AND_SPANISH as languages } from '@skein/cms-client';
import { siteProviders } from '@skein/ui';

/** The React providers around every block, on the server and in the browser. */
export const providers = siteProviders({
  languages,
  routes: (prefix) => ({ home: prefix || '/', addressCheck: `${prefix}/check-address` }),
});

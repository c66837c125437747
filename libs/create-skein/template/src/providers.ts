import { siteProviders } from '@skein/ui';
import { builtInWords as words, languages } from './languages.ts';

/** The React providers around every block, on the server and in the browser. */
export const providers = siteProviders({
  languages,
  words,
  routes: (prefix) => ({ home: prefix || '/', addressCheck: `${prefix}/check-address` }),
});

import { languages, words } from '@skein/content/languages';
import { routesBelow } from '@skein/content/routes';
import { siteProviders } from '@skein/ui';

/** React context for every block, both on the server and in islands. */
export const providers = siteProviders({ languages, words, routes: routesBelow });

import { languages, words } from '@skein/content/languages';
import { routesBelow } from '@skein/content/routes';
import { siteProviders } from '@skein/ui';

/** React providers around every block, both on the server and in islands. */
export const providers = siteProviders({ languages, words, routes: routesBelow });

import { languages, words } from '@skein/content/languages';
import { routesBelow } from '@skein/content/routes';
import { siteProviders } from '@skein/ui';

/** What surrounds every block, on the server and in an island alike. */
export const providers = siteProviders({ languages, words, routes: routesBelow });

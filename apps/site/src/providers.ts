import { languages, words } from '@skein/content/languages';
import { routesBelow } from '@skein/content/routes';
import { siteProviders } from '@skein/ui';

/** Wraps every block, both on the server and in an island. */
export const providers = siteProviders({ languages, words, routes: routesBelow });

import { trackPageView } from '@skein/analytics';
import { startIslands } from '@skein/cms-client/islands';
import { enhanceShell } from '@skein/shell/enhance';

/** The one script in the head of every page: classic, so that it runs before anybody can click. */
const { runtime = '', hosts = '' } = document.currentScript?.dataset ?? {};
startIslands({ runtimeUrl: runtime });
// Counting can wait until the page is there.
addEventListener('load', () => trackPageView(), { once: true });
enhanceShell(hosts === '' ? {} : { hostnames: hosts.split(' ') });

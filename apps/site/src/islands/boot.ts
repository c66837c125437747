import { pushDeclaredEvent, trackPageView } from '@skein/analytics';
import { followToChat } from '@skein/blocks/enhance-chat-links';
import { rememberCity } from '@skein/blocks/enhance-city-info';
import { startIslands, whenIdle, whenParsed } from '@skein/cms-client/islands';
import { keepCampaign } from '@skein/forms/keep-campaign';
import { announcePortalData, enhanceShell, followAddress } from '@skein/shell/enhance';
import { followContentPlaces } from './content-places.ts';

/** Counting and asking who is there wait for a quiet moment, but no longer than this, ms. */
const PATIENCE_MS = 2000;

// Reads an attribute by name, because making the map behind `dataset` costs more time than all else here.
const given = (name: string) => document.currentScript?.getAttribute(`data-${name}`) ?? '';

/** The one script in the head of every page: classic, so that it runs before anybody can click. */
const hosts = given('hosts');
startIslands({ runtimeUrl: given('runtime') });
enhanceShell();
followContentPlaces(whenParsed);
keepCampaign();
const follow = followAddress();
// What markup declares passes the same guard against personal data as every other event.
document.addEventListener('click', (event) => {
  pushDeclaredEvent(event.target);
  rememberCity(event);
  followToChat(event);
  follow(event);
});
// A link leaves the page at once: a script that came later would miss it.
document.addEventListener('auxclick', (event) => {
  rememberCity(event);
  follow(event);
});
document.addEventListener('contextmenu', follow);

function whenQuiet() {
  trackPageView();
  announcePortalData(hosts === '' ? {} : { hostnames: hosts.split(' ') });
}
whenParsed(() => whenIdle(whenQuiet, PATIENCE_MS));

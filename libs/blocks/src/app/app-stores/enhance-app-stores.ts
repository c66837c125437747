import { campaignOf, storeLink, type Store } from './campaign.ts';
import { deviceOf } from './device.ts';

const isStore = (name: string | undefined): name is Store => name === 'play' || name === 'app';

const storeOf = { android: 'play', ios: 'app' } as const;

/**
 * Adds the visitor's campaign to the store links in the server's HTML, and writes the kind of device to `data-device`.
 * The server cannot do this, because all visitors get the same cached page. If `data-goes-on` is set, a phone opens its
 * store at once.
 */
export function enhanceAppStores(root: Element): void {
  const device = deviceOf(navigator);
  const campaign = campaignOf(location.search);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-store]')) {
    const { store } = link.dataset;
    const href = link.getAttribute('href');
    if (isStore(store) && href !== null) link.setAttribute('href', storeLink(store, href, campaign));
  }
  for (const stores of root.querySelectorAll<HTMLElement>('[data-app-stores]')) {
    stores.dataset['device'] = device;
    if (!('goesOn' in stores.dataset) || !(device in storeOf)) continue;
    const own = storeOf[device as keyof typeof storeOf];
    const link = stores.querySelector<HTMLAnchorElement>(`a[data-store='${own}']`);
    // Replaces the history entry, so that Back leads to the page from which the visitor came.
    if (link) location.replace(link.href);
  }
}

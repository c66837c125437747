import { campaignOf, storeLink, type Store } from './campaign.ts';
import { deviceOf } from './device.ts';

const isStore = (name: string | undefined): name is Store => name === 'play' || name === 'app';

/** The store of each device that has one. */
const storeOf = { android: 'play', ios: 'app' } as const;

/**
 * Adds the visitor's campaign to served links to stores, and the device to the element around them. Script
 * does this because cached pages are the same for every visitor. A phone goes on to its store if the editor
 * has set that.
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
    // Not a step of its own in the history: Back leads to where the visitor came from.
    if (link) location.replace(link.href);
  }
}

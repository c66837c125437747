import {
  hasAccount,
  isSignedIn,
  isVariationOn,
  loadPortalData,
  renewPortalData,
  type PortalData,
} from '@skein/analytics';
import { whenShown } from '@skein/cms-client';
import { CUSTOMER_ATTRIBUTE } from '../shell/shell.constants.ts';
import { successorOf } from '../shell/successor.ts';
import { askPage } from './ask-page.ts';

export interface AnnounceOptions {
  /**
   * Host names of the provider, with subdomains. Pages on other hosts do not request data. Default: localhost.
   */
  readonly hostnames?: readonly string[];
}

/**
 * The attribute `data-style-flag` names a flag and a variation. An element has its style class if the visitor has the
 * variation.
 */
function styleVaried({ experiments }: PortalData): void {
  for (const element of document.querySelectorAll('[data-style-flag]')) {
    const [key, variation] = JSON.parse(element.getAttribute('data-style-flag') ?? '[]') as [string, string];
    element.classList.toggle('varied', isVariationOn(experiments, key, variation));
  }
}

/**
 * Whether the page shows something personal: the visitor has an account, or a variation that the page's content names.
 */
function isWorthWaking(portal: PortalData): boolean {
  return (
    isSignedIn(portal) ||
    hasAccount(portal) ||
    [...document.querySelectorAll('[data-flags]')].some((element) =>
      (JSON.parse(element.getAttribute('data-flags') ?? '[]') as [string, string][]).some(
        ([key, variation]) => isVariationOn(portal.experiments, key, variation),
      ),
    )
  );
}

/**
 * Requests the visitor's portal data. If the page has something personal to show, sends the page event
 * `portal-data`, which starts islands. When the page returns from the browser's cache, requests the data again.
 * Call this after the document is parsed and more urgent work is done.
 */
export function announcePortalData(options?: AnnounceOptions): void {
  let announced = false;
  async function announce(read: typeof loadPortalData): Promise<void> {
    const portal = await read(options);
    const focused = document.activeElement;
    if (document.documentElement.toggleAttribute(CUSTOMER_ATTRIBUTE, hasAccount(portal)))
      successorOf(focused)?.focus();
    styleVaried(portal);
    if ((announced ||= isWorthWaking(portal))) askPage('portal-data', portal);
  }
  // A visitor may never see a prerendered page, so the request waits until the page is visible.
  whenShown(() => void announce(loadPortalData));
  // If a page returns from the cache, the visitor may have signed out meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && void announce(renewPortalData));
}

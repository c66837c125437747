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
   * Host names of the provider, each with its subdomains. Pages under other names request nothing. Default:
   * localhost.
   */
  readonly hostnames?: readonly string[];
}

/**
 * Sets the style class of elements that name a flag and a variation (`data-style-flag`), if the visitor is in
 * that variation.
 */
function styleVaried({ experiments }: PortalData): void {
  for (const element of document.querySelectorAll('[data-style-flag]')) {
    const [key, variation] = JSON.parse(element.getAttribute('data-style-flag') ?? '[]') as [string, string];
    element.classList.toggle('varied', isVariationOn(experiments, key, variation));
  }
}

/** Whether there is something personal to show: an account, or a variation that the content of this page names. */
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
 * Reads portal data and sends the page event "portal-data" if there is something personal to show; otherwise
 * no island wakes. It reads the data again whenever the page comes back from the browser's cache. Call it once
 * the document is parsed, when nothing more urgent is left.
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
  // A page that is only prerendered may never be seen.
  whenShown(() => void announce(loadPortalData));
  // What comes back may show somebody who has signed out meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && void announce(renewPortalData));
}

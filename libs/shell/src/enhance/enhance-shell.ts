import {
  ADDRESS_CHECK_HASH,
  HEADER_ELEVATION_SCROLL_PX,
  SCROLLED_ATTRIBUTE,
  SCROLLED_FAR_ATTRIBUTE,
  STICKY_CTA_SCROLL_PX,
} from '../shell.constants.ts';
import { announcePortalData, type AnnounceOptions } from './announce-portal-data.ts';
import { askPage } from './ask-page.ts';

export { announcePortalData, type AnnounceOptions };

/** Sets an attribute on the root element while the page is scrolled further than `px`. Nothing runs while it scrolls. */
function markScrolled(sentinel: Element, px: number, attribute: string) {
  new IntersectionObserver(
    ([entry]) =>
      document.documentElement.toggleAttribute(attribute, entry !== undefined && !entry.isIntersecting),
    // The observed area reaches that far above the screen, so the top of the page leaves it exactly there.
    { rootMargin: `${px}px 0px 0px` },
  ).observe(sentinel);
}

function watchScroll() {
  const sentinel = document.createElement('div');
  sentinel.style.position = 'absolute';
  sentinel.style.top = '0';
  sentinel.setAttribute('aria-hidden', 'true');
  document.body.append(sentinel);
  markScrolled(sentinel, HEADER_ELEVATION_SCROLL_PX, SCROLLED_ATTRIBUTE);
  markScrolled(sentinel, STICKY_CTA_SCROLL_PX, SCROLLED_FAR_ATTRIBUTE);
}

function answerHash() {
  if (location.hash.toLowerCase() === ADDRESS_CHECK_HASH) askPage('open-address-check', { source: 'hash' });
}

function start(options: AnnounceOptions) {
  watchScroll();
  answerHash();
  addEventListener('hashchange', answerHash);
  announcePortalData(options);
}

/**
 * What the shell needs from script on every page, without a framework: the header's elevation, the sticky call to
 * action, the address check by hash, and portal data. Call it once, at any time, after `startIslands`.
 */
export function enhanceShell(options: AnnounceOptions = {}): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => start(options), { once: true });
  else start(options);
}

import { whenParsed } from '@skein/cms-client';
import { obeyCommand } from '@skein/ui/dialog-commands';
import {
  ADDRESS_CHECK_HASH,
  FORM_IN_VIEW_ATTRIBUTE,
  HEADER_ELEVATION_SCROLL_PX,
  SCROLLED_ATTRIBUTE,
  SCROLLED_FAR_ATTRIBUTE,
  STICKY_CTA_SCROLL_PX,
} from '../shell/shell.constants.ts';
import { announcePortalData, type AnnounceOptions } from './announce-portal-data.ts';
import { askPage } from './ask-page.ts';
import { followAddress } from './follow-address.ts';
import { openDialogByHash } from './open-by-hash.ts';

export { announcePortalData, followAddress, type AnnounceOptions };

/**
 * Sets two attributes of the root element, each while the page is scrolled past its limit. Updates them on scroll
 * events, at most once per frame. A page that opens scrolled down also sends a scroll event.
 */
function watchScroll() {
  const root = document.documentElement;
  let waiting = false;
  const mark = () => {
    waiting = false;
    root.toggleAttribute(SCROLLED_ATTRIBUTE, scrollY > HEADER_ELEVATION_SCROLL_PX);
    root.toggleAttribute(SCROLLED_FAR_ATTRIBUTE, scrollY > STICKY_CTA_SCROLL_PX);
  };
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(mark);
    },
    { passive: true },
  );
}

function watchForms() {
  const forms = document.querySelectorAll('main form:has([data-street])');
  const seen = new Set<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.toggleAttribute(FORM_IN_VIEW_ATTRIBUTE, seen.size > 0);
  });
  for (const form of forms) watcher.observe(form);
}

function answerHash() {
  openDialogByHash();
  if (location.hash.toLowerCase() === ADDRESS_CHECK_HASH) askPage('open-address-check', { source: 'hash' });
}

/**
 * Starts the parts of the shell that every page needs, without a framework: the header's shadow, dialogs that
 * open by hash or button, and the address check by hash. Keeps only one call to action visible. Call this once,
 * at any time after `startIslands`.
 */
export function enhanceShell(): void {
  watchScroll();
  addEventListener('hashchange', answerHash);
  document.addEventListener('click', obeyCommand);
  // These two calls look for elements, so they wait until the document is parsed.
  whenParsed(() => {
    answerHash();
    watchForms();
  });
}

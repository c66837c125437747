import { answerActions, whenParsed } from '@skein/cms-client';
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
function watchScroll(options?: AddEventListenerOptions) {
  const root = document.documentElement;
  let waiting = false;
  const mark = () => {
    waiting = false;
    root.toggleAttribute(SCROLLED_ATTRIBUTE, scrollY > HEADER_ELEVATION_SCROLL_PX);
    root.toggleAttribute(SCROLLED_FAR_ATTRIBUTE, scrollY > STICKY_CTA_SCROLL_PX);
  };
  const wait = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  addEventListener('scroll', wait, options);
}

function watchForms() {
  const forms = document.querySelectorAll('main form:has([data-street])');
  const seen = new Set<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.toggleAttribute(FORM_IN_VIEW_ATTRIBUTE, seen.size > 0);
  });
  for (const form of forms) watcher.observe(form);
  return watcher;
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

/**
 * Does for a page of an application without islands what `startIslands` and `enhanceShell` do for header, footer and
 * dialogs. Calls to action open the address check. Call this in an effect, and again for each page, because it looks
 * for the page's forms.
 * @returns a function that stops all of it
 */
export function enhanceApp(): () => void {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  const stopAnswers = answerActions();
  watchScroll(options);
  addEventListener('hashchange', answerHash, options);
  document.addEventListener('click', obeyCommand, options);
  answerHash();
  const forms = watchForms();
  return () => {
    stopAnswers();
    ending.abort();
    forms.disconnect();
    document.documentElement.removeAttribute(FORM_IN_VIEW_ATTRIBUTE);
  };
}

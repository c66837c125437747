import { pushConsentUpdate } from '@skein/analytics';
import {
  allowedHere,
  consentRevision,
  consentStateOf,
  forgetDomainChoices,
  forgetRefused,
  hasPrivacyControl,
  keptChoice,
  loadTagManager,
} from '@skein/analytics/consent';
import { pageSetting } from '@skein/cms-client/islands';
import type { ConsentWords } from './consent-words.ts';

interface ServedConsent {
  readonly page: string;
  readonly words: ConsentWords;
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Loads the scripts that a visitor has allowed, and removes the data of refused categories. */
function act(allowed: readonly string[]): void {
  forgetRefused(allowed);
  const id = pageSetting('data-tag-manager');
  if (id !== undefined && (allowed.includes('analytics') || allowed.includes('ads'))) loadTagManager(id);
}

/**
 * Asks visitors for consent when a page is idle, and applies the answer. Loads the banner's code only for a
 * visitor who must be asked, or who follows a link to the settings.
 */
export function enhanceConsent(root: Element): () => void {
  const stage = root.querySelector<HTMLElement>('[data-consent]');
  const served = stage?.dataset['consent'];
  if (!stage || served === undefined) return () => {};
  const { page, words } = JSON.parse(served) as ServedConsent;
  const ending = new AbortController();
  let showing = new AbortController();
  const revision = consentRevision(words.categories.map(({ id }) => id));

  async function open(what: 'banner' | 'settings'): Promise<void> {
    const { signal } = showing;
    const { openConsent } = await import('./open-consent.ts');
    if (signal.aborted) return;
    openConsent(what, { stage: stage as HTMLElement, words, revision, signal }, () => {
      forgetDomainChoices();
      const allowed = allowedHere() ?? [];
      pushConsentUpdate(consentStateOf(allowed));
      act(allowed);
    });
  }

  function follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || event.defaultPrevented || !isPlainPress(event)) return;
    if (link.origin !== location.origin || link.pathname !== page || page === location.pathname) return;
    event.preventDefault();
    open('settings').catch(() => location.assign(link.href));
  }

  function begin(): void {
    act(allowedHere() ?? []);
    const asked = keptChoice(document.cookie)?.revision === revision || hasPrivacyControl();
    if (!asked) open('banner').catch((error: unknown) => console.warn('consent', error));
  }
  /** Updates a page from the back/forward cache. The visitor may have changed the choice on another page. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    showing.abort();
    showing = new AbortController();
    begin();
  }

  begin();
  document.addEventListener('click', follow, { signal: ending.signal });
  addEventListener('pageshow', comeBack, { signal: ending.signal });
  return () => {
    ending.abort();
    showing.abort();
  };
}

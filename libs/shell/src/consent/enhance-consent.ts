import { pushConsentUpdate } from '@skein/analytics';
import {
  allowedHere,
  consentRevision,
  consentStateOf,
  forgetRefused,
  hasPrivacyControl,
  keptChoice,
  loadTagManager,
} from '@skein/analytics/consent';
import { pageSetting } from '@skein/cms-client/islands';
import type { ConsentWords } from './consent-words.ts';

interface Served {
  readonly page: string;
  readonly words: ConsentWords;
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Does what a visitor has allowed, and takes away what is left of what they have not. */
function act(allowed: readonly string[]): void {
  forgetRefused(allowed);
  const id = pageSetting('data-tag-manager');
  if (id !== undefined && (allowed.includes('analytics') || allowed.includes('ads'))) loadTagManager(id);
}

/**
 * Asks visitors for their consent, once a page is quiet, and does what they have said. The banner itself is fetched only for
 * those who are asked, or who follow a link to the settings.
 */
export function enhanceConsent(root: Element): () => void {
  const stage = root.querySelector<HTMLElement>('[data-consent]');
  const served = stage?.dataset['consent'];
  if (!stage || served === undefined) return () => {};
  const { page, words } = JSON.parse(served) as Served;
  const ending = new AbortController();
  const revision = consentRevision(words.categories.map(({ id }) => id));

  async function open(what: 'banner' | 'settings'): Promise<void> {
    const { openConsent } = await import('./open-consent.ts');
    if (ending.signal.aborted) return;
    openConsent(what, { stage: stage as HTMLElement, words, revision, signal: ending.signal }, () => {
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

  act(allowedHere() ?? []);
  document.addEventListener('click', follow, { signal: ending.signal });
  const asked = keptChoice(document.cookie)?.revision === revision || hasPrivacyControl();
  if (!asked) open('banner').catch((error: unknown) => console.warn('consent', error));
  return () => ending.abort();
}

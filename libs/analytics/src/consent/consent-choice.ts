import type { ConsentState, WatchedPurpose } from './consent.ts';

/** What a visitor is asked about, beside what a page cannot do without. */
export const CONSENT_CATEGORIES = ['analytics', 'ads', 'chat'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Name of the cookie that keeps the choice, as vanilla-cookieconsent writes it. */
export const CONSENT_COOKIE = 'skein_consent';

const PURPOSES: Readonly<Record<ConsentCategory, readonly WatchedPurpose[]>> = {
  analytics: ['analytics_storage'],
  ads: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  chat: ['functionality_storage'],
};

/** What consent mode is told of a choice: a word on every purpose. */
export function consentStateOf(allowed: readonly string[]): Partial<ConsentState> {
  const state: Partial<ConsentState> = {};
  for (const category of CONSENT_CATEGORIES)
    for (const purpose of PURPOSES[category])
      state[purpose] = allowed.includes(category) ? 'granted' : 'denied';
  return state;
}

/** Global Privacy Control is a no to whatever leads to others; a chat that somebody starts is none of that. */
export const heldByPrivacyControl = (allowed: readonly string[], isOn: boolean): readonly string[] =>
  isOn ? allowed.filter((category) => category === 'chat') : allowed;

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

interface KeptChoice {
  readonly categories?: readonly string[];
  readonly revision?: number;
  /** ISO. */
  readonly lastConsentTimestamp?: string;
}

function readChoice(value: string): KeptChoice | undefined {
  try {
    return JSON.parse(decodeURIComponent(value)) as KeptChoice;
  } catch {
    return undefined;
  }
}

/**
 * The choice that a visitor's cookies keep, as it was made. Undefined: there is none. A browser may still send an older
 * cookie, set for the domain, beside the one for the host: the last choice counts.
 * @param cookies as a document has them
 */
export function keptChoice(cookies: string): KeptChoice | undefined {
  let last: KeptChoice | undefined;
  for (const [, value = ''] of cookies.matchAll(/(?:^|; )skein_consent=([^;]+)/g)) {
    const choice = readChoice(value);
    if (!last || (choice?.lastConsentTimestamp ?? '') > (last.lastConsentTimestamp ?? ''))
      last = choice ?? last;
  }
  return last;
}

/** What a visitor has allowed, and their browser does not take back; undefined where neither has said anything. */
export function allowedHere(): readonly string[] | undefined {
  const isOn = hasPrivacyControl();
  const kept = keptChoice(document.cookie)?.categories;
  return kept || isOn ? heldByPrivacyControl(kept ?? [], isOn) : undefined;
}

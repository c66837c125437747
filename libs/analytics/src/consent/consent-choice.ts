import type { ConsentState, WatchedPurpose } from './consent.ts';

/** The categories that a visitor is asked about, besides what a page needs to work. */
export const CONSENT_CATEGORIES = ['analytics', 'ads', 'chat'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Name of the cookie that keeps the choice, in the format of vanilla-cookieconsent. */
export const CONSENT_COOKIE = 'skein_consent';

const PURPOSES: Readonly<Record<ConsentCategory, readonly WatchedPurpose[]>> = {
  analytics: ['analytics_storage'],
  ads: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  chat: ['functionality_storage'],
};

/** Returns the consent-mode state of every purpose for the categories that a visitor has allowed. */
export function consentStateOf(allowed: readonly string[]): Partial<ConsentState> {
  const state: Partial<ConsentState> = {};
  for (const category of CONSENT_CATEGORIES)
    for (const purpose of PURPOSES[category])
      state[purpose] = allowed.includes(category) ? 'granted' : 'denied';
  return state;
}

/**
 * Returns the allowed categories under Global Privacy Control. It refuses all that involve others, but not a
 * chat, which the visitor starts.
 */
export const heldByPrivacyControl = (allowed: readonly string[], isOn: boolean): readonly string[] =>
  isOn ? allowed.filter((category) => category === 'chat') : allowed;

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

interface KeptChoice {
  readonly categories?: readonly string[];
  readonly revision?: number;
  /** An ISO time. */
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
 * Returns the visitor's choice from the cookies, or undefined if there is none. A browser may send an older
 * cookie for the domain beside the one for the host, so the latest choice counts.
 * @param cookies in the format of `document.cookie`
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

/**
 * Returns what a visitor has allowed and the browser does not refuse. Undefined if neither has made a choice.
 */
export function allowedHere(): readonly string[] | undefined {
  const isOn = hasPrivacyControl();
  const kept = keptChoice(document.cookie)?.categories;
  return kept || isOn ? heldByPrivacyControl(kept ?? [], isOn) : undefined;
}

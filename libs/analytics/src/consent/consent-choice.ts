import type { ConsentState, WatchedPurpose } from './consent.ts';

/** The categories that a visitor can allow. Storage that a page needs to work belongs to no category. */
export const CONSENT_CATEGORIES = ['analytics', 'ads', 'chat'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Name of the cookie with the visitor's choice. The format of its value is from vanilla-cookieconsent. */
export const CONSENT_COOKIE = 'skein_consent';

const PURPOSES: Readonly<Record<ConsentCategory, readonly WatchedPurpose[]>> = {
  analytics: ['analytics_storage'],
  ads: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  chat: ['functionality_storage'],
};

/** Returns the consent state, in the format of Google's consent mode, for the allowed categories. */
export function consentStateOf(allowed: readonly string[]): Partial<ConsentState> {
  const state: Partial<ConsentState> = {};
  for (const category of CONSENT_CATEGORIES)
    for (const purpose of PURPOSES[category])
      state[purpose] = allowed.includes(category) ? 'granted' : 'denied';
  return state;
}

/**
 * Returns the allowed categories. If Global Privacy Control is on, it returns at most the category `chat`,
 * because a chat starts only when the visitor starts it.
 */
export const heldByPrivacyControl = (allowed: readonly string[], isOn: boolean): readonly string[] =>
  isOn ? allowed.filter((category) => category === 'chat') : allowed;

/** Whether the visitor has turned on Global Privacy Control in the browser. */
export const hasPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

interface KeptChoice {
  readonly categories?: readonly string[];
  readonly revision?: number;
  /** The time of the choice, in ISO 8601. */
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
 * Returns the visitor's choice from the cookies, or undefined if there is none. If there are two cookies, one
 * for the host and one for its domain, it returns the later choice.
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
 * Returns the categories that the visitor has allowed, after applying Global Privacy Control. Returns undefined
 * if the visitor has not chosen and Global Privacy Control is off.
 */
export function allowedHere(): readonly string[] | undefined {
  const isOn = hasPrivacyControl();
  const kept = keptChoice(document.cookie)?.categories;
  return kept || isOn ? heldByPrivacyControl(kept ?? [], isOn) : undefined;
}

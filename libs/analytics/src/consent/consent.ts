import { appendToDataLayer } from '../data-layer/push-event.ts';

/** The purposes that a visitor can allow or refuse, under their names in consent mode 2. */
export type ConsentPurpose = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';
export type ConsentChoice = 'granted' | 'denied';
export type ConsentState = Record<ConsentPurpose, ConsentChoice> & {
  /**
   * Storage that features such as a chat need. It is not part of the default state, because only those features
   * wait for it.
   */
  functionality_storage?: ConsentChoice;
};
export type WatchedPurpose = keyof ConsentState;

/** The state before a visitor has chosen: everything is refused. */
export const CONSENT_DENIED: Readonly<ConsentState> = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

export interface ConsentDefaultOptions {
  /** How long tags wait for the visitor's stored choice before they act on the default, in ms. */
  waitForUpdateMs?: number;
  /** ISO 3166-2 regions of this default. All regions if omitted. */
  regions?: readonly string[];
}

// The tag manager tells commands from events by the type of the entry: it must be an `arguments` object, and an array
// of the same content would be ignored. That is why the parameters are declared and then not named again.
function pushCommand(_command: 'consent', _step: 'default' | 'update', _parameters: object): void {
  // eslint-disable-next-line prefer-rest-params -- a rest parameter is an array, which the tag manager ignores
  appendToDataLayer(arguments, 'consent');
}

/**
 * Pushes what is allowed before the visitor has chosen. Call it before any tag loads.
 * @param state purposes that are not refused
 */
export function pushConsentDefault(
  state: Partial<ConsentState> = {},
  options: ConsentDefaultOptions = {},
): void {
  const { waitForUpdateMs, regions } = options;
  pushCommand('consent', 'default', {
    ...CONSENT_DENIED,
    ...state,
    ...(waitForUpdateMs === undefined ? {} : { wait_for_update: waitForUpdateMs }),
    ...(regions === undefined ? {} : { region: [...regions] }),
  });
}

/** Pushes the visitor's choice once it is made or read. Purposes that are left out do not change. */
export function pushConsentUpdate(state: Partial<ConsentState>): void {
  pushCommand('consent', 'update', { ...state });
}

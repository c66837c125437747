import { appendToDataLayer } from '../data-layer/push-event.ts';

/** The purposes that a visitor can allow or refuse, by the names of consent mode 2. */
export type ConsentPurpose = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';
export type ConsentChoice = 'granted' | 'denied';
export type ConsentState = Record<ConsentPurpose, ConsentChoice> & {
  /** What a page remembers so that it works, such as a chat. Not part of the default: only what asks for it waits for it. */
  functionality_storage?: ConsentChoice;
};
export type WatchedPurpose = keyof ConsentState;

/** Before a visitor has chosen, everything is refused. */
export const CONSENT_DENIED: Readonly<ConsentState> = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

export interface ConsentDefaultOptions {
  /** How long tags wait for the visitor's stored choice before they act on the default, in ms. */
  waitForUpdateMs?: number;
  /** ISO 3166-2 regions to which this default applies; everywhere when left out. */
  regions?: readonly string[];
}

// The tag manager tells commands from events by the type of the entry: it must be an `arguments` object, and an array
// of the same content would be ignored. That is why the parameters are declared and then not named again.
function pushCommand(_command: 'consent', _step: 'default' | 'update', _parameters: object): void {
  // eslint-disable-next-line prefer-rest-params -- a rest parameter is an array, which the tag manager ignores
  appendToDataLayer(arguments, 'consent');
}

/**
 * States what is allowed before the visitor has chosen. Must be pushed before any tag loads.
 * @param state purposes that differ from refused
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

/** States the visitor's choice, once it is made or read back; purposes that are left out keep what they were. */
export function pushConsentUpdate(state: Partial<ConsentState>): void {
  pushCommand('consent', 'update', { ...state });
}

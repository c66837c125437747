import { appendToDataLayer } from '../data-layer/push-event.ts';

/** Uses of data that a visitor can allow or refuse. The names are from Google's consent mode 2. */
export type ConsentPurpose = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';
export type ConsentChoice = 'granted' | 'denied';
export type ConsentState = Record<ConsentPurpose, ConsentChoice> & {
  /** Storage for features such as a chat. The default state does not contain it. */
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
  /** How long tags wait for the visitor's earlier choice before they act on the default state, in ms. */
  waitForUpdateMs?: number;
  /** ISO 3166-2 codes of the regions where this default state applies. Default: all regions. */
  regions?: readonly string[];
}

// The tag manager accepts a command only as an `arguments` object and ignores an array. So the function
// declares its parameters, but reads `arguments`.
function pushCommand(_command: 'consent', _step: 'default' | 'update', _parameters: object): void {
  // eslint-disable-next-line prefer-rest-params -- a rest parameter is an array, which the tag manager ignores
  appendToDataLayer(arguments, 'consent');
}

/**
 * Pushes the consent state for the time before the visitor chooses. Call it before any tag loads.
 * @param state the allowed purposes. All other purposes are refused
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

/** Pushes the visitor's choice. Purposes that `state` omits keep their earlier choice. */
export function pushConsentUpdate(state: Partial<ConsentState>): void {
  pushCommand('consent', 'update', { ...state });
}

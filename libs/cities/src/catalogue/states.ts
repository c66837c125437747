export interface State {
  /** Lower-case word in the URL of the state's page: `/states/{id}`. */
  readonly id: string;
  /** Code of the state, two letters. */
  readonly code: string;
  /** IANA name of the time zone of the state's cities. A city may set a zone of its own. */
  readonly zone: string;
  readonly name: { readonly en: string; readonly es: string };
}

const state = (code: string, zone: string, en: string, es = en): State => ({
  id: en.toLowerCase().replaceAll(' ', ''),
  code,
  zone,
  name: { en, es },
});

/** The states that have cities in the catalog, sorted by their English names. */
export const states: readonly State[] = [
  state('AL', 'America/Chicago', 'Alabama'),
  state('AZ', 'America/Phoenix', 'Arizona'),
  state('CA', 'America/Los_Angeles', 'California'),
  state('CO', 'America/Denver', 'Colorado'),
  state('FL', 'America/New_York', 'Florida'),
  state('GA', 'America/New_York', 'Georgia'),
  state('ID', 'America/Boise', 'Idaho'),
  state('IL', 'America/Chicago', 'Illinois'),
  state('IA', 'America/Chicago', 'Iowa'),
  state('KS', 'America/Chicago', 'Kansas'),
  state('MO', 'America/Chicago', 'Missouri'),
  state('NE', 'America/Chicago', 'Nebraska'),
  state('NV', 'America/Los_Angeles', 'Nevada'),
  state('NC', 'America/New_York', 'North Carolina', 'Carolina del Norte'),
  state('TN', 'America/Chicago', 'Tennessee'),
  state('TX', 'America/Chicago', 'Texas'),
  state('UT', 'America/Denver', 'Utah'),
  state('WA', 'America/Los_Angeles', 'Washington'),
];

/**
 * Returns the state with a code.
 * @throws Error for a code that no city has
 */
export function stateByCode(code: string): State {
  const found = states.find((one) => one.code === code);
  if (!found) throw new Error(`No city of the catalogue is in "${code}"`);
  return found;
}

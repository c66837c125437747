export interface State {
  /** Lower-case word, the segment of its address: `/states/{id}`. */
  readonly id: string;
  /** Two letters. */
  readonly code: string;
  readonly name: { readonly en: string; readonly es: string };
}

const state = (code: string, en: string, es = en): State => ({
  id: en.toLowerCase().replaceAll(' ', ''),
  code,
  name: { en, es },
});

/** The states that have cities in the catalogue, by their English names. */
export const states: readonly State[] = [
  state('AL', 'Alabama'),
  state('AZ', 'Arizona'),
  state('CA', 'California'),
  state('CO', 'Colorado'),
  state('FL', 'Florida'),
  state('GA', 'Georgia'),
  state('ID', 'Idaho'),
  state('IL', 'Illinois'),
  state('IA', 'Iowa'),
  state('KS', 'Kansas'),
  state('MO', 'Missouri', 'Misuri'),
  state('NE', 'Nebraska'),
  state('NV', 'Nevada'),
  state('NC', 'North Carolina', 'Carolina del Norte'),
  state('TN', 'Tennessee'),
  state('TX', 'Texas'),
  state('UT', 'Utah'),
  state('WA', 'Washington'),
];

/** @throws Error for a code that no city has */
export function stateByCode(code: string): State {
  const found = states.find((one) => one.code === code);
  if (!found) throw new Error(`No city of the catalogue is in "${code}"`);
  return found;
}

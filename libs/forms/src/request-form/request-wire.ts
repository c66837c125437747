import { typedText } from '../rules/typed-text.ts';
import type { RequestField, RequestForm, RequestValues } from './request-fields.ts';

/**
 * Two flags for each number of homes. The service that takes building requests expects the flags instead of the number.
 */
const COUNTS: Readonly<Record<string, { readonly has_minimum_units: string; readonly sfu: string }>> = {
  '>=20': { has_minimum_units: 'true', sfu: 'false' },
  '<20': { has_minimum_units: 'false', sfu: 'false' },
  '1': { has_minimum_units: 'false', sfu: 'true' },
};

/** Returns the names and values of the fields in a post, without the human check. Includes empty fields. */
export function requestToWire(form: RequestForm, values: RequestValues): Readonly<Record<string, string>> {
  const { id, order, names } = form;
  const wire: Record<string, string> = {};
  for (const field of order) {
    const value = values[field] ?? '';
    if (field === 'human') continue;
    if (id === 'buildingRequest' && field === 'units')
      for (const [flag, said] of Object.entries(COUNTS[value] ?? {}))
        wire[names.units.replace('[units]', `[${flag}]`)] = said;
    else if (field === 'manager') wire[names.manager] = String(value === 'true');
    else wire[names[field]] = value;
  }
  return wire;
}

const text = (value: unknown, field: RequestField): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? typedText(field, value) : '';

/** Returns the number of homes. A script posts two flags, and a form without script posts the number. */
function unitsOf(names: RequestForm['names'], body: Readonly<Record<string, unknown>>): string | undefined {
  const flag = (name: string) => text(body[names.units.replace('[units]', `[${name}]`)], 'units');
  const [many, single] = [flag('has_minimum_units'), flag('sfu')];
  if (many === undefined && single === undefined) return text(body[names.units], 'units');
  const counts = Object.entries(COUNTS);
  return counts.find(([, said]) => said.has_minimum_units === many && said.sfu === single)?.[0] ?? '';
}

/**
 * Reads the values of a post, by field. A missing choice gets the default, and a missing text is empty. The
 * human check counts as ticked, because other code checks it.
 */
export function requestFromWire(form: RequestForm, body: Readonly<Record<string, unknown>>): RequestValues {
  const { id, order, names, choices } = form;
  const read = (field: RequestField): string | undefined => {
    if (field === 'human') return 'on';
    if (id === 'buildingRequest' && field === 'units') return unitsOf(names, body);
    const said = text(body[names[field]], field);
    return field === 'manager' && said === 'false' ? '' : said;
  };
  return Object.fromEntries(order.map((field) => [field, read(field) ?? choices[field]?.[0] ?? '']));
}

import { typedText } from '../rules/typed-text.ts';
import type { RequestField, RequestForm, RequestValues } from './request-fields.ts';

/** What the service of building requests is told in place of one answer about the number of homes. */
const COUNTS: Readonly<Record<string, { readonly has_minimum_units: string; readonly sfu: string }>> = {
  '>=20': { has_minimum_units: 'true', sfu: 'false' },
  '<20': { has_minimum_units: 'false', sfu: 'false' },
  '1': { has_minimum_units: 'false', sfu: 'true' },
};

/** What the fields beside the human check are called in a post, and what they say. Empty ones are sent empty. */
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

/** How many homes there are, by the flags of a script, or by the answer of a form that is posted without one. */
function unitsOf(names: RequestForm['names'], body: Readonly<Record<string, unknown>>): string | undefined {
  const flag = (name: string) => text(body[names.units.replace('[units]', `[${name}]`)], 'units');
  const [many, single] = [flag('has_minimum_units'), flag('sfu')];
  if (many === undefined && single === undefined) return text(body[names.units], 'units');
  const counts = Object.entries(COUNTS);
  return counts.find(([, said]) => said.has_minimum_units === many && said.sfu === single)?.[0] ?? '';
}

/**
 * What stands in a post, by field. A choice that is left out is the default; a text that is, is empty. The human check is
 * judged elsewhere, and counts as ticked here.
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

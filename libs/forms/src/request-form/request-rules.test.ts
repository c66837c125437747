// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkForm } from '../rules/check-form.ts';
import { goodRequests, requestCases } from '../testing/request-cases.ts';
import { requestForms } from './request-forms.ts';
import { requestFromWire, requestToWire } from './request-wire.ts';

describe('the rules of requests', () => {
  it.each(requestCases)('$form: $about', ({ form, values, issues }) => {
    expect(checkForm(requestForms[form], values)).toEqual(issues);
  });

  it.each(Object.values(requestForms))('$id wants the box of the human check ticked', (form) => {
    expect(checkForm(form, { ...goodRequests[form.id], human: '' })).toEqual([
      { field: 'human', message: 'humanRequired' },
    ]);
  });

  it.each(Object.values(requestForms))(
    '$id says everything that is missing, in the order on the page',
    (form) => {
      const missing = checkForm(form, Object.fromEntries(form.order.map((field) => [field, ''])));
      const places = missing.map(({ field }) => form.order.indexOf(field));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(missing.at(-1)?.field).toBe('human');
    },
  );
});

describe('a request on its way', () => {
  it.each([
    ['>=20', 'true', 'false'],
    ['<20', 'false', 'false'],
    ['1', 'false', 'true'],
  ])('tells of %s homes by two flags', (units, many, single) => {
    const form = requestForms.buildingRequest;
    const wire = requestToWire(form, { ...goodRequests.buildingRequest, units });
    expect(wire).toMatchObject({
      'potential_customer[has_minimum_units]': many,
      'potential_customer[sfu]': single,
      'potential_customer[property_manager]': 'false',
    });
    expect(wire).not.toHaveProperty(['potential_customer[units]']);
    expect(requestFromWire(form, wire)['units']).toBe(units);
  });

  it.each([
    ['nothing', {}, '>=20'],
    ['the answer of a form without script', { 'potential_customer[units]': '1' }, '1'],
    ['an answer that is none', { 'potential_customer[units]': 'many' }, 'many'],
    [
      'flags that contradict each other',
      { 'potential_customer[has_minimum_units]': 'true', 'potential_customer[sfu]': 'true' },
      '',
    ],
  ])('is read with %s about the homes', (_, body, units) => {
    expect(requestFromWire(requestForms.buildingRequest, body)['units']).toBe(units);
  });

  it('has 20 homes or more, built after 1995, where a web-pass form says nothing', () => {
    expect(requestFromWire(requestForms.webpassResidential, {})).toMatchObject({
      units: 'true',
      year: 'true',
    });
  });

  it('has the names of its service', () => {
    const names = (id: keyof typeof requestForms) => Object.keys(requestToWire(requestForms[id], {}));
    const record = (name: string, fields: string) => fields.split(' ').map((field) => `${name}[${field}]`);
    expect(names('businessContact')).toEqual(
      record('business_contact', 'company_name first_name last_name email phone address city zip message'),
    );
    expect(names('buildingRequest')).toEqual(
      record('potential_customer', 'first_name last_name phone email address unit zip property_manager'),
    );
    expect(names('webpassContact')).toEqual([
      'contact_first',
      'contact_last',
      'contact_phone',
      'contact_email',
      'comments',
    ]);
    expect(names('webpassResidential')).toEqual([
      'contact_first',
      'contact_last',
      'contact_phone',
      'contact_email',
      'contact_address',
      'contact_city',
      'contact_zip',
      'valid_units',
      'valid_year',
      'comments',
    ]);
  });

  it.each(Object.values(requestForms))('$id is read as it was written', (form) => {
    const values = goodRequests[form.id];
    expect(requestFromWire(form, requestToWire(form, values))).toEqual(values);
  });
});

import { forms, messageTexts, shownFields, typedText, type FormDefinition } from '@skein/forms/contract';
import { formCases, type FormCase } from '@skein/forms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressCheck, addressForms, type AddressRoute } from './address-posts.ts';
import { entryIdOf, formsInCms } from './testing/form-entries.fixtures.ts';
import { formsServer, type FormsServer } from '../testing/forms-server.ts';

const shownIn = ({ form, values }: FormCase) => shownFields(forms[form] as FormDefinition, values);

/**
 * Returns the fields that a browser without script posts: the fields that the form shows, and the id of the form's
 * entry in the CMS.
 */
const fieldsOf = ({ names }: AddressRoute, one: FormCase): Record<string, string> => ({
  formEntryId: entryIdOf(one.form, shownIn(one)),
  ...Object.fromEntries(shownIn(one).map((field) => [names[field], one.values[field] ?? ''])),
});

/** Returns the fields that a script posts: all address fields, and the names of those that the form shows. */
const scriptedFieldsOf = (route: AddressRoute, one: FormCase): Record<string, string> => ({
  [route.names.street]: '',
  [route.names.unit]: '',
  [route.names.zip]: '',
  ...fieldsOf(route, one),
  shownFields: shownIn(one).join(' '),
});

/** Each post gets a new visitor, because the service recognizes equal posts of one visitor as repetitions. */
let visitors = 0;
const newVisitor = () => ({ cookie: `skein_visitor=visitor-${String((visitors += 1)).padStart(14, '0')}` });

describe.each([addressForms, addressCheck])('posted to $path', (route) => {
  let server: FormsServer;
  beforeAll(async () => {
    server = await formsServer({ take: { formOf: formsInCms } });
  });
  beforeEach(() => server.clear());
  afterAll(() => server.close());

  /**
   * Posts a case twice: as a script, and as a browser without script.
   * @returns both answers, and how many rows each of the posts has stored
   */
  async function send(one: FormCase) {
    const options = { url: route.path, headers: newVisitor() };
    const scripted = await server.script(scriptedFieldsOf(route, one), options);
    const between = await server.rows();
    const plain = await server.post(fieldsOf(route, one), { ...options, headers: newVisitor() });
    const after = await server.rows();
    return {
      scripted,
      plain,
      kept: [between.length, after.length - between.length],
      last: after.at(-1),
    };
  }

  it.each(formCases.filter(({ issues }) => issues.length === 0))(
    '$form: $about: is kept, once',
    async (one) => {
      const { scripted, plain, kept, last } = await send(one);
      expect([scripted.statusCode, scripted.json()]).toEqual([
        200,
        { location: expect.stringMatching(/^\//u) },
      ]);
      const pathOf = (location = '') => location.split('?', 1)[0];
      expect(plain.statusCode).toBe(303);
      expect(pathOf(plain.headers.location)).toBe(pathOf(scripted.json().location));
      expect(kept).toEqual([1, 1]);
      for (const field of shownIn(one))
        expect(last?.payload[route.names[field]]).toBe(typedText(field, one.values[field] ?? ''));
    },
  );

  it.each(formCases.filter(({ issues }) => issues.length > 0))(
    '$form: $about: is refused with the words of the form, and not kept',
    async (one) => {
      const { scripted, plain, kept } = await send(one);
      const fields = Object.fromEntries(one.issues.map(({ field, message }) => [field, message]));
      expect(scripted.statusCode).toBe(422);
      expect(scripted.json().error).toEqual({ code: 'invalid_fields', message: expect.any(String), fields });
      expect(plain.statusCode).toBe(422);
      for (const { field, message } of one.issues)
        expect(plain.body).toContain(`id="field-${field}-wrong">${messageTexts[message].en}</p>`);
      expect(plain.body.match(/aria-invalid/gu)).toHaveLength(one.issues.length);
      expect(kept).toEqual([0, 0]);
    },
  );
});

it('every case of the table reaches the service, under the rules of its own form', async () => {
  expect(formCases.length).toBeGreaterThan(350);
  for (const one of formCases) {
    const shown = shownIn(one);
    expect(await formsInCms(entryIdOf(one.form, shown))).toEqual({
      form: forms[one.form],
      shown,
      isRequest: false,
    });
  }
});

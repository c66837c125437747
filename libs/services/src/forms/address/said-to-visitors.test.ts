import { describe, expect, it } from 'vitest';
import { VISITOR, cookieOf, serveForms } from '../testing/forms-server.ts';

const ADDRESS_FORMS = { url: '/address-forms', street: 'streetAddress', unit: 'unitNumber', zip: 'zipCode' };
const ADDRESS_CHECK = {
  url: '/address-check',
  street: 'street_address',
  unit: 'unit_number',
  zip: 'zip_code',
};
const FORGOT_EMAIL = { ...ADDRESS_FORMS, url: '/api/forgot-email' };

describe('a text that is too long to be kept', () => {
  it.each([ADDRESS_FORMS, ADDRESS_CHECK, FORGOT_EMAIL])(
    'names its field to a script at $url',
    async ({ url, street, unit, zip }) => {
      const { script, rows } = await serveForms();
      const good = { [street]: '12 Juniper Street', [unit]: '4', [zip]: '97205' };
      const fields = { ...good, [street]: 'x'.repeat(121), [unit]: '4'.repeat(121) };
      const response = await script(fields, { url });
      expect([response.statusCode, response.json().error.fields]).toEqual([
        422,
        { street: 'streetTooLong', unit: 'unitTooLong' },
      ]);
      expect(await rows()).toEqual([]);
    },
  );

  it.each([
    ['/check-address', 'That is too long for a unit.'],
    ['/intl/es/check-address', 'Es demasiado largo para un apartamento.'],
  ])('is said on the page of a visitor without script, from %s', async (pageSource, words) => {
    const { post } = await serveForms();
    const response = await post({
      streetAddress: '12 Juniper Street',
      unitNumber: '4'.repeat(121),
      zipCode: '97205',
      pageSource,
    });
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining(words)]);
  });
});

describe('a search for a ZIP alone', () => {
  const fields = { streetAddress: '', unitNumber: '', zipCode: '78704' };

  it('where streets are known is told that the street is missing, and nothing is kept', async () => {
    const { script, rows } = await serveForms({ outcome: 'tryAgain' });
    const response = await script(fields);
    expect([response.statusCode, response.json().error.fields]).toEqual([422, { street: 'streetMissing' }]);
    expect(await rows()).toEqual([]);
  });

  it('is told so without script, too', async () => {
    const { post } = await serveForms({ outcome: 'tryAgain' });
    const response = await post({ ...fields, pageSource: '/intl/es/wifi' });
    expect([response.statusCode, response.body]).toEqual([
      422,
      expect.stringContaining('Escribe tu dirección, con el número de la casa.'),
    ]);
  });

  it('where the fiber is yet to come is answered: no street would change that', async () => {
    const { script } = await serveForms({ outcome: 'notYet' });
    expect((await script(fields)).json()).toEqual({ location: '/address/not-yet' });
  });
});

describe('who has sent too many forms', () => {
  const send = async (pageSource: string) => {
    const server = await serveForms({ limited: true });
    for (let index = 0; ; index += 1) {
      const fields = { email: `visitor-${index}@example.com`, zipCode: '78701', pageSource };
      const response = await server.post(fields, { headers: cookieOf(VISITOR) });
      if (response.statusCode === 429) return response;
    }
  };

  it.each([
    ['/', 'That was a lot of forms in a short time. You can try again in 10 minutes.'],
    ['/intl/es', 'Fueron muchos formularios en poco tiempo. Puedes intentarlo de nuevo en 10 minutos.'],
  ])('is told so in words on a page, from %s', async (pageSource, words) => {
    expect((await send(pageSource)).body).toContain(words);
  });
});

// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  HONEYPOT_FIELD,
  acceptedSchema,
  addressCheckSchema,
  addressFormSchema,
  campaignOf,
  doorsAnswer,
  isEmail,
  lookupAnswerSchema,
  messageKeys,
  messageTexts,
  streetOf,
  unitsOf,
} from './contract.ts';

describe('an address post', () => {
  it('is read field by field, trimmed, and unknown fields are dropped', () => {
    const post = v.parse(addressFormSchema, {
      email: ' sam@example.com ',
      streetAddress: '12 Juniper Street',
      unitNumber: '',
      zipCode: '97205',
      recaptchaAction: 'address_check',
      recaptchaToken: 'test',
      pageSource: '/intl/es/plans',
      utmcsr: 'news<script>',
      idempotencyKey: 'k1',
      surprise: 'x',
    });
    expect(post).toEqual({
      email: 'sam@example.com',
      streetAddress: '12 Juniper Street',
      unitNumber: '',
      zipCode: '97205',
      recaptchaAction: 'address_check',
      recaptchaToken: 'test',
      pageSource: '/intl/es/plans',
      utmcsr: 'newsscript',
      utmccn: '',
      utmcmd: '',
      utmcct: '',
      idempotencyKey: 'k1',
      [HONEYPOT_FIELD]: '',
    });
  });

  it('keeps apart an email that was not asked for and one that is empty', () => {
    expect(v.parse(addressFormSchema, {})).not.toHaveProperty('email');
    expect(v.parse(addressFormSchema, { email: '' })).toHaveProperty('email', '');
  });

  it.each([
    ['email', 512],
    ['streetAddress', 120],
    ['unitNumber', 120],
    ['zipCode', 10],
  ])('takes %s up to %i characters', (field, length) => {
    expect(v.is(addressFormSchema, { [field]: 'x'.repeat(length) })).toBe(true);
    expect(v.is(addressFormSchema, { [field]: 'x'.repeat(length + 1) })).toBe(false);
  });

  it('of the legacy variant keeps its own names', () => {
    const post = v.parse(addressCheckSchema, {
      token: 't',
      event_label: 'hero',
      event_category: 'check address',
      event_action: 'submit',
      street_address: '12 Juniper Street',
      unit_number: '4',
      zip_code: '97205',
    });
    expect(post).toMatchObject({
      token: 't',
      event_label: 'hero',
      street_address: '12 Juniper Street',
    });
    expect(post).not.toHaveProperty('recaptchaToken');
  });

  it('answers with a page of this site only', () => {
    expect(v.is(acceptedSchema, { location: '/address/available' })).toBe(true);
    expect(v.is(acceptedSchema, { location: 'https://elsewhere.example' })).toBe(false);
    expect(v.is(acceptedSchema, { location: '//elsewhere.example' })).toBe(false);
  });
});

describe('campaign fields', () => {
  it('come from the query of the page', () => {
    expect(
      campaignOf('?utm_source=news&utm_campaign=fall-24&utm_medium=e%20mail&utm_content=a_b&x=1'),
    ).toEqual({
      utmcsr: 'news',
      utmccn: 'fall-24',
      utmcmd: 'e mail',
      utmcct: 'a_b',
    });
  });

  it('lose what could be markup, and are never longer than 100 characters', () => {
    const { utmcsr, utmccn } = campaignOf(
      `utm_source=${encodeURIComponent('<img src="x">\r\n')}&utm_campaign=${'a'.repeat(300)}`,
    );
    expect(utmcsr).toBe('img srcx');
    expect(utmccn).toHaveLength(100);
  });
});

describe('lookups', () => {
  it('read an address that is known, and one that is not', () => {
    expect(v.parse(lookupAnswerSchema, { address: { id: 12 } })).toEqual({ address: { id: '12' } });
    expect(v.parse(lookupAnswerSchema, { address: null })).toEqual({ address: null });
  });

  it('carry doors as JSON in a string', () => {
    const answer = doorsAnswer([{ number: '101' }, { number: '2B' }]);
    expect(answer.doors).toBe('[{"number":"101"},{"number":"2B"}]');
    expect(unitsOf(answer)).toEqual([{ number: '101' }, { number: '2B' }]);
  });

  it.each(['', 'null', '{"a":1}', '[{"unit":"1"}]'])('know no units when doors reads %s', (doors) => {
    expect(unitsOf({ doors })).toEqual([]);
  });

  it('write a street as number and route', () => {
    const place = {
      streetNumberValue: '12',
      routeValue: 'Juniper Street',
      zipCodeValue: '97205',
      placeId: 'p1',
    };
    expect(streetOf(place)).toBe('12 Juniper Street');
    expect(streetOf({ ...place, streetNumberValue: '' })).toBe('Juniper Street');
  });
});

describe('patterns and texts', () => {
  it('do not take forever over a long bad email', () => {
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });

  it('have words in both languages for each message', () => {
    for (const key of messageKeys) {
      expect(messageTexts[key].en).not.toBe('');
      expect(messageTexts[key].es).not.toBe(messageTexts[key].en);
    }
  });
});

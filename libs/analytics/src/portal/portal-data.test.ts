// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { portalDataSchema } from './portal-data.contract.ts';
import { anonymousPortalData, hasAccount, isSignedIn, parsePortalData } from './portal-data.ts';

const jsonText = fc.oneof(fc.string(), fc.constantFrom('Ada', 'en-US', '__proto__'));
const validPortalData = fc.record({
  xsrf_token: jsonText,
  live_chat_licence: jsonText,
  experiments: fc.dictionary(jsonText, jsonText),
  user_details: fc.record({
    name: jsonText,
    given_name: jsonText,
    profile_photo_url: jsonText,
    is_logged_in: fc.boolean(),
    has_account: fc.boolean(),
    gaia_email: jsonText,
    locale: jsonText,
  }),
});

// Valid data with parts that are missing or replaced by any value, as from a faulty or newer service.
const faulty = <T>(part: fc.Arbitrary<T>) =>
  fc.option(fc.oneof({ weight: 3, arbitrary: part }, { weight: 1, arbitrary: fc.jsonValue() }), {
    nil: undefined,
  });
const faultyPortalData = fc.record({
  xsrf_token: faulty(jsonText),
  live_chat_licence: faulty(jsonText),
  experiments: faulty(fc.dictionary(jsonText, faulty(jsonText))),
  user_details: faulty(
    fc.record({
      name: faulty(jsonText),
      given_name: faulty(jsonText),
      profile_photo_url: faulty(jsonText),
      is_logged_in: faulty(fc.boolean()),
      has_account: faulty(fc.boolean()),
      gaia_email: faulty(jsonText),
      locale: faulty(jsonText),
    }),
  ),
});

// Returns a value after a trip over the network as JSON, which has no `undefined` and no unusual prototypes.
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const EMPTY = { xsrf_token: '', live_chat_licence: '', experiments: {} };
const NOBODY = {
  name: '',
  given_name: '',
  profile_photo_url: '',
  is_logged_in: false,
  has_account: false,
  gaia_email: '',
  locale: '',
};

const FIELDS = [
  ...Object.keys(EMPTY),
  'user_details',
  ...Object.keys(NOBODY).map((name) => `user_details.${name}`),
];

/** Reads damaged data with the schema. Each invalid field gets its empty value. */
function schemaReading(value: unknown): unknown {
  const { user_details: user, experiments, ...texts } = portalDataSchema.entries;
  const lenient = <S extends v.GenericSchema>(schema: S, fallback: v.InferOutput<S>) =>
    v.optional(v.fallback(schema, fallback), fallback);
  const anyRecord = v.pipe(
    v.custom<object>((input) => typeof input === 'object' && !Array.isArray(input)),
    v.record(v.string(), v.unknown()),
    v.transform((flags) =>
      Object.fromEntries(Object.entries(flags).filter(([, variation]) => v.is(experiments.value, variation))),
    ),
  );
  const schema = v.object({
    xsrf_token: lenient(texts.xsrf_token, ''),
    live_chat_licence: lenient(texts.live_chat_licence, ''),
    experiments: v.optional(v.fallback(anyRecord, {}), {}),
    user_details: v.optional(
      v.fallback(
        v.object({
          name: lenient(user.entries.name, ''),
          given_name: lenient(user.entries.given_name, ''),
          profile_photo_url: lenient(user.entries.profile_photo_url, ''),
          is_logged_in: lenient(user.entries.is_logged_in, false),
          has_account: lenient(user.entries.has_account, false),
          gaia_email: lenient(user.entries.gaia_email, ''),
          locale: lenient(user.entries.locale, ''),
        }),
        NOBODY,
      ),
      NOBODY,
    ),
  });
  return v.parse(v.fallback(schema, { ...EMPTY, user_details: NOBODY }), value);
}

describe('the parser of portal data', () => {
  it('reads valid data exactly as the schema does', () => {
    fc.assert(
      fc.property(validPortalData.map(wire), (value) => {
        expect(parsePortalData(value)).toEqual(v.parse(portalDataSchema, value));
      }),
      { numRuns: 500 },
    );
  });

  it('reads damaged data as the schema would, part by part', () => {
    fc.assert(
      fc.property(fc.oneof(faultyPortalData, fc.jsonValue()).map(wire), (value) => {
        expect(parsePortalData(value)).toEqual(schemaReading(value));
      }),
      { numRuns: 1000 },
    );
  });

  it('loses a field that is broken, tells its name, and keeps every other one', () => {
    fc.assert(
      fc.property(validPortalData.map(wire), fc.constantFrom(...FIELDS), (value, field) => {
        const [outer = '', inner] = field.split('.');
        const whole = v.parse(portalDataSchema, value);
        const broken = { nested: [true] };
        const part = Reflect.get(whole, outer) as object;
        const told: string[] = [];
        const read = parsePortalData(
          { ...whole, [outer]: inner === undefined ? [broken] : { ...part, [inner]: broken } },
          (name) => told.push(name),
        );
        expect(told).toEqual([field]);
        const empty = v.parse(portalDataSchema, { ...EMPTY, user_details: NOBODY });
        const lost: unknown =
          inner === undefined
            ? Reflect.get(empty, outer)
            : { ...part, [inner]: (NOBODY as Record<string, unknown>)[inner] };
        expect(read).toEqual({ ...whole, [outer]: lost });
      }),
    );
  });

  it('tells nothing of valid data, and the name of a flag whose variation is no text', () => {
    const told: string[] = [];
    const tell = (name: string) => told.push(name);
    parsePortalData({ ...EMPTY, user_details: NOBODY }, tell);
    expect(told).toEqual([]);
    const flags = { ...EMPTY, experiments: { one: 'on', two: 7 }, user_details: NOBODY };
    expect(parsePortalData(flags, tell).experiments).toEqual({ one: 'on' });
    expect(told).toEqual(['experiments.two']);
  });

  it('always returns something that the schema accepts', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(v.is(portalDataSchema, parsePortalData(value))).toBe(true);
      }),
    );
  });

  it('never takes a flag from a prototype', () => {
    const { experiments } = parsePortalData(
      JSON.parse('{"experiments":{"__proto__":"on","constructor":"on","cta":"second"}}'),
    );
    expect(experiments).toEqual({ cta: 'second' });
  });
});

describe('sign-in', () => {
  const who = (user: Partial<typeof NOBODY>) => ({
    ...anonymousPortalData(),
    user_details: { ...NOBODY, ...user },
  });

  it.each([
    [{ is_logged_in: true, name: 'Ada' }, true],
    [{ is_logged_in: true, name: '' }, false],
    [{ is_logged_in: true, name: '  ' }, false],
    [{ is_logged_in: false, name: 'Ada' }, false],
    [{}, false],
  ])('with %o is %s', (user, expected) => {
    expect(isSignedIn(who(user))).toBe(expected);
  });

  it('is not needed to be a customer', () => {
    expect(hasAccount(who({ has_account: true }))).toBe(true);
    expect(hasAccount(who({ is_logged_in: true, name: 'Ada' }))).toBe(false);
  });
});

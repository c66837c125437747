import * as v from 'valibot';

/* Schemas of settings. A message says what the value must be, and never repeats the value. */

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
export const secret = (length: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(length, `must have at least ${length} characters`));
/**
 * Returns the schema of a key that signs. White space around the key is refused, because others that hold the same
 * value may not trim it.
 */
export const signingSecret = (length: number) =>
  v.pipe(v.string(), v.regex(/^\S(.*\S)?$/su, 'must not begin or end with white space'), secret(length));
export const environmentKind = v.picklist(['development', 'production'], 'must be development or production');
export const port = (message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/u, message), v.transform(Number), v.maxValue(65_535, message));
export const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/u, 'must be a whole number of seconds'),
  v.transform(Number),
);
export const megabytes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/u, 'must be a number of megabytes from 1 to 999999'),
  v.transform(Number),
);
export const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/u, 'must be a number of days from 1 to 9999'),
  v.transform(Number),
);
export const proxies = v.pipe(
  v.string(),
  v.regex(/^\d$/u, 'must be the number of proxies in front, from 0 to 9'),
  v.transform(Number),
);

export const host = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+(:\d+)?$/u, 'must be host[:port], without a scheme or a path'),
);
/** Takes blanks around the commas out of a list. */
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .join(','),
  ),
);
export const hosts = v.pipe(list, v.regex(/^[\w.-]+(,[\w.-]+)*$/u, 'must be hosts, separated by commas'));
export const photoHosts = v.pipe(
  list,
  v.regex(
    /^(\*\.)?[\w.-]+(:\d+)?(,(\*\.)?[\w.-]+(:\d+)?)*$/u,
    'must be hosts without a scheme, separated by commas; *. stands for any host below one',
  ),
);
export const basePath = v.pipe(v.string(), v.regex(/^(\/[\w-]+)*$/u, 'must be empty or begin with a slash'));

/** Returns the schema of a URL. @param schemes matches the start of an allowed URL */
export const address = (schemes: RegExp, message: string) =>
  v.pipe(v.string(), v.trim(), v.url(message), v.regex(schemes, message));
/**
 * The schema of a web address whose user and password a client sends as basic authentication. `fetch` does not: it
 * refuses such addresses.
 */
export const addressWithUser = address(/^https?:/u, 'must be a web address');
const withoutUser = v.check<string, string>((value) => {
  const url = URL.parse(value);
  return !url?.username && !url?.password;
}, 'must not hold a user or a password');
export const webAddress = v.pipe(addressWithUser, withoutUser);

/** Returns a schema that reads the origin of an http or https URL. */
const originOr = (message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => /^https?:\/\//iu.test(value) && URL.canParse(value), message),
    withoutUser,
    v.transform((value) => new URL(value).origin),
  );
export const origin = originOr('must be a web address such as http://localhost:3001');
export const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(originOr('must be web addresses such as https://forms.example.com, separated by commas')),
);

/** The schema of a key of Google. Every page contains the key, so the key is public. */
export const publicKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{20,80}$/u, 'must be a key of 20 to 80 letters, digits, - and _'),
);
/** The schema of the operator's license number with the chat vendor. */
export const licence = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3,11}$/u, 'must be the number of a licence, such as 12345678'),
);

import { isEmpty } from '../model/is-empty.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a key is a locale: `es`, `es-419`, `zh-Hans-CN`. */
const isLocale = (key: string) => /^[a-z]{2}(?:-[a-z\d]+)*$/i.test(key);

/**
 * Returns the value of a field in the first of these languages in which the field says something, or else in any
 * language. If the field is empty in all of them, returns the first value. Undefined if the field has no
 * languages.
 */
function saidIn(values: unknown, locales: readonly string[]) {
  if (!isFields(values)) return undefined;
  const all = Object.keys(values);
  const codes = [...locales.filter((one) => values[one] !== undefined), ...(all.every(isLocale) ? all : [])];
  const code = codes.find((one) => !isEmpty(values[one])) ?? codes[0];
  return code === undefined ? undefined : { code, value: values[code] };
}

/**
 * Returns an entry or asset in one language, from an answer in all languages (`locale=*`). A field that is
 * empty in this language gets its value in another language: `fallback` if possible. `fellBack` names the
 * language.
 */
export function pickLanguage<T>(item: T, locale: string, fallback: string): T {
  if (!isFields(item) || !isFields(item['fields'])) return item;
  const fields: Record<string, unknown> = {};
  const fellBack: Record<string, string> = {};
  for (const [name, values] of Object.entries(item['fields'])) {
    const said = saidIn(values, [locale, fallback]);
    fields[name] = said ? said.value : values;
    if (said && said.code !== locale) fellBack[name] = said.code;
  }
  return { ...item, fields, ...(Object.keys(fellBack).length > 0 && { fellBack }) };
}

/**
 * Returns `pickLanguage`, which returns the same object again for the same item. Use it for items that the CMS shares
 * between its answers.
 */
export function rememberPicked(): typeof pickLanguage {
  const picked = new WeakMap<object, Map<string, unknown>>();
  return (item, locale, fallback) => {
    if (!isFields(item)) return item;
    let known = picked.get(item);
    if (!known) picked.set(item, (known = new Map()));
    const key = `${locale} ${fallback}`;
    const result = known.get(key) ?? pickLanguage(item, locale, fallback);
    known.set(key, result);
    return result as typeof item;
  };
}

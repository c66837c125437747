import type { FastifyInstance } from 'fastify';
import { documentOf } from './document-of.ts';

/** Creates a simulated browser without script. It follows redirects, keeps cookies, and sends forms. */
export function browserWithoutScript(app: FastifyInstance, { cookies: keeps = true } = {}) {
  const jar = new Map<string, { readonly name: string; readonly value: string; readonly path: string }>();
  /** URL of the current page. Empty: no page is open yet, so the next request has no referrer. */
  let url = '';
  let body = '';
  let read: Document | undefined;

  async function request(method: 'GET' | 'POST', target: string, payload?: string): Promise<void> {
    const path = target.split('?', 1)[0] ?? '';
    const sent = [...jar.values()].filter((one) =>
      one.path === '/' ? true : path === one.path || path.startsWith(`${one.path}/`),
    );
    const answer = await app.inject({
      method,
      url: target,
      ...(payload !== undefined && { payload }),
      headers: {
        accept: 'text/html',
        ...(url === ''
          ? { 'sec-fetch-site': 'none' }
          : { referer: `http://localhost${url}`, 'sec-fetch-site': 'same-origin' }),
        ...(sent.length > 0 && {
          cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
        }),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    const raw = [answer.headers['set-cookie'] ?? []].flat();
    for (const [at, { name, path: scope = '/', maxAge }] of (keeps ? answer.cookies : []).entries()) {
      // Take the raw value, because a browser does not decode cookies.
      const value = raw[at]?.split(';', 1)[0]?.slice(name.length + 1) ?? '';
      if (maxAge === 0) jar.delete(`${name} ${scope}`);
      else jar.set(`${name} ${scope}`, { name, value, path: scope });
    }
    url = target;
    body = answer.body;
    read = undefined;
    const { location } = answer.headers;
    if (answer.statusCode === 303 && location !== undefined) await request('GET', location);
  }

  const page = () => (read ??= documentOf(body));
  /**
   * Returns the values that a form sends.
   * @param typed values that the visitor has typed since the page was opened
   */
  const fieldsOf = (form: Element, typed: Readonly<Record<string, string>> = {}) =>
    [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].flatMap(
      ({ name, value, type, checked }): [name: string, value: string][] => {
        const isChoice = type === 'radio' || type === 'checkbox';
        if (!isChoice) return [[name, typed[name] ?? value]];
        const chosen = typed[name] === undefined ? checked : typed[name] === value;
        return chosen ? [[name, value]] : [];
      },
    );
  const post = (
    form: Element,
    action: string | null | undefined,
    typed: Readonly<Record<string, string>>,
  ): Promise<void> => request('POST', action ?? '', new URLSearchParams(fieldsOf(form, typed)).toString());
  return {
    open: (target: string) => request('GET', target),
    /** Follows the first link that matches a selector. */
    follow: (selector: string) => request('GET', page().querySelector(selector)?.getAttribute('href') ?? ''),
    /**
     * Fills in and sends a form.
     * @param entry id of the form's content entry
     * @param typed values by field name
     */
    async send(entry: string, typed: Readonly<Record<string, string>>) {
      const form = page().querySelector(`input[name=formEntryId][value=${entry}]`)?.closest('form');
      if (!form) throw new Error(`there is no form ${entry}`);
      await post(form, form.getAttribute('action'), typed);
    },
    /**
     * Presses the footer's link to another language, or the button in its place.
     * @param typed values that the visitor has typed into the button's form since the page was opened
     */
    async switchTo(lang: string, typed: Readonly<Record<string, string>> = {}) {
      const pressed = page().querySelector(`footer [data-language-link]:has([lang=${lang}])`);
      const form = page().querySelector(`form[id="${pressed?.getAttribute('form')}"]`);
      if (form) await post(form, pressed?.getAttribute('formaction'), typed);
      else await request('GET', pressed?.getAttribute('href') ?? '');
    },
    at: () => url.replace(/[?&]sent=1/u, ''),
    lang: () => page().documentElement.lang,
    text: (selector: string) => page().querySelector(selector)?.textContent ?? undefined,
    /** Returns the values that the page's first form would send unchanged. */
    sent(): Readonly<Record<string, string>> {
      const form = page().querySelector('main form');
      return form ? Object.fromEntries(fieldsOf(form)) : {};
    },
    /** Returns the value of a field. @param entry id of the form's content entry; default: the first form */
    value(name: string, entry?: string) {
      const marked = `input[name=formEntryId][value=${entry}]`;
      const within = entry === undefined ? 'main' : `form:has(${marked})`;
      return page().querySelector<HTMLInputElement>(`${within} [name="${name}"]`)?.value;
    },
    href: (words: string) =>
      [...page().querySelectorAll('main a')].find((link) => link.textContent === words)?.getAttribute('href'),
    meta: (name: string) => page().querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  };
}

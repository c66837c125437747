import type { FastifyInstance } from 'fastify';
import { documentOf } from './document-of.ts';

/** Creates a browser without script: it follows redirects, keeps cookies by path, and fills in forms. */
export function browserWithoutScript(app: FastifyInstance, { cookies: keeps = true } = {}) {
  const jar = new Map<string, { readonly name: string; readonly value: string; readonly path: string }>();
  /** Current address; empty until the first page is opened, as if a person typed its address. */
  let url = '';
  let body = '';
  /** The parsed page; parsed when first needed. */
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
      // As it came: a browser decodes nothing.
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
  return {
    open: (target: string) => request('GET', target),
    /** Fills in and sends the form of an entry. */
    async send(entry: string, typed: Readonly<Record<string, string>>) {
      const form = page().querySelector(`input[name=formEntryId][value=${entry}]`)?.closest('form');
      if (!form) throw new Error(`there is no form ${entry}`);
      const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap(
        ({ name, value, type, checked }) => {
          const isChoice = type === 'radio' || type === 'checkbox';
          if (!isChoice) return [[name, typed[name] ?? value]];
          const chosen = typed[name] === undefined ? checked : typed[name] === value;
          return chosen ? [[name, value]] : [];
        },
      );
      await request('POST', form.getAttribute('action') ?? '', new URLSearchParams(fields).toString());
    },
    at: () => url.replace(/[?&]sent=1/u, ''),
    text: (selector: string) => page().querySelector(selector)?.textContent ?? undefined,
    /** Returns the value of a field. @param entry the entry of its form; default: the first form */
    value(name: string, entry?: string) {
      const marked = `input[name=formEntryId][value=${entry}]`;
      const within = entry === undefined ? 'main' : `form:has(${marked})`;
      return page().querySelector<HTMLInputElement>(`${within} [name="${name}"]`)?.value;
    },
    href: (words: string) =>
      [...page().querySelectorAll('main a')].find((link) => link.textContent === words)?.getAttribute('href'),
    languageLink: (lang: string) =>
      page().querySelector(`footer a[data-language-link][hreflang=${lang}]`)?.getAttribute('href'),
    meta: (name: string) => page().querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  };
}

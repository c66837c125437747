import {
  filled,
  referenceText,
  shippedLanguage,
  wordsIn,
  type LanguageWords,
  type UiText,
} from '@skein/ui/words';
import type { SiteLook } from '../site/site.ts';
import { escapeHtml, sha256 } from './document.ts';

type Kind = 404 | 500 | 503;
interface Texts {
  readonly title: UiText;
  readonly text: UiText;
  readonly next: UiText;
}

const TRY_AGAIN: UiText = { en: 'Try again', es: 'Intentar de nuevo' };

/** Texts of the last-resort pages. The texts are in the code because the CMS may be unavailable. */
const TEXTS: Readonly<Record<Kind, Texts>> = {
  404: {
    title: { en: 'We can’t find that page', es: 'No encontramos esa página' },
    text: {
      en: 'It may have moved, or the link may be mistyped.',
      es: 'Puede que haya cambiado de lugar o que el enlace esté mal escrito.',
    },
    next: { en: 'Go to the home page', es: 'Ir al inicio' },
  },
  500: {
    title: { en: 'Something broke on our end', es: 'Algo falló de nuestro lado' },
    text: {
      en: 'We can’t show this page right now. It’s not your connection, and we’re already on it.',
      es: 'Ahora no podemos mostrar esta página. No es tu conexión, y ya estamos en eso.',
    },
    next: TRY_AGAIN,
  },
  503: {
    title: { en: 'We’ll be right back', es: 'Volvemos enseguida' },
    text: {
      en: 'We can’t show this page for a moment. Your internet service is not affected.',
      es: 'Por un momento no podemos mostrar esta página. Tu servicio de internet no se ve afectado.',
    },
    next: TRY_AGAIN,
  },
};

const UNDELIVERED: Texts = {
  title: { en: 'We couldn’t send that just now', es: 'No pudimos recibirlo' },
  text: {
    en: 'What you typed is still here. Wait a moment, then send it again.',
    es: 'Lo que escribiste sigue aquí. Espera un momento y envíalo de nuevo.',
  },
  next: { en: 'Send again', es: 'Enviar de nuevo' },
};

/** Text for a form with files that could not be delivered: no page can restore the chosen files. */
const FILES_UNDELIVERED: Texts = {
  title: UNDELIVERED.title,
  text: {
    en: 'Your browser can take you back to what you typed; files have to be chosen again. Wait a moment first.',
    es: 'Tu navegador puede llevarte de vuelta a lo que escribiste; los archivos hay que elegirlos de nuevo. Espera un momento antes.',
  },
  next: TRY_AGAIN,
};

const cssOf = ({ surface, text, accent }: SiteLook['colors']) =>
  `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${surface};color:${text};font:1.125rem/1.55 system-ui,sans-serif}` +
  'main{max-width:34rem;padding:2rem}small{overflow-wrap:anywhere}h1{font-size:clamp(2.25rem,7vw,3.5rem);line-height:1;letter-spacing:-.03em;margin:1.5rem 0 1rem}' +
  `a,button{display:inline-block;margin-top:1rem;padding:.8rem 1.6rem;border:0;border-radius:99px;background:${text};color:${surface};font:inherit;text-decoration:none;font-weight:600}` +
  `a:focus-visible,button:focus-visible{outline:3px solid ${accent};outline-offset:3px}svg{width:100%;max-width:22rem;height:auto;stroke:${accent}}` +
  `@media(prefers-color-scheme:dark){body{background:${text};color:${surface}}a,button{background:${surface};color:${text}}}`;

const threads = [0, 1, 2, 3, 4]
  .map(
    (i) =>
      `<path d="M0 ${30 + i * 8}C70 ${10 + i * 8} 110 ${70 + i * 4} 150 ${44 + i * 3}S190 ${40 - i} 200 ${52 + i * 2}"/><path d="M220 ${52 + i * 2}C232 ${66 + i} 260 ${14 + i * 9} 352 ${30 + i * 8}"/>`,
  )
  .join('');

/** Pages that need no CMS, no build and no script. Each method takes the tag of the page's language. */
export interface FallbackPages {
  /**
   * Returns the page that replaces a missing or failed page.
   * @param href target of its only link
   * @param reference id of the request, which a visitor can quote; not shown for a page that does not exist
   */
  page(kind: Kind, tag: string, href: string, reference?: string): string;
  /** Returns the page for a form with files that could not be delivered. @param href the page with the form */
  filesAgain(tag: string, href: string, reference?: string): string;
  /**
   * Returns the page for a form that could not be delivered. The page contains all input of the visitor, and a
   * button that sends the input to `action` again.
   */
  retry(
    tag: string,
    action: string,
    values: readonly (readonly [name: string, value: string])[],
    reference?: string,
  ): string;
  /** The policy of `page` and `filesAgain`. */
  readonly csp: string;
  /** The policy of `retry`. Its form may post to this site, whose services redirect to a page of the site. */
  readonly retryCsp: string;
}

export interface FallbackOptions {
  readonly name: string;
  readonly colors: SiteLook['colors'];
  /** Absolute address of the brand's picture, 1200 × 630 px, for link previews. */
  readonly picture?: string | undefined;
  /** Translations for languages that are not built in, by language tag. */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
}

export function fallbackPages({ name, colors, picture, words = {} }: FallbackOptions): FallbackPages {
  const site = escapeHtml(name);
  const css = cssOf(colors);
  const policy = (formAction: string) =>
    `default-src 'none'; style-src ${sha256(css)}; base-uri 'none'; form-action ${formAction}; frame-ancestors 'self'`;

  /** Returns the texts of a page in a language, escaped for HTML. */
  function saidIn(tag: string, { title, text, next }: Texts) {
    const say = wordsIn(tag, words[tag]);
    const html = (one: UiText) => escapeHtml(say(one));
    const lang = shippedLanguage(tag) ?? (words[tag] ? tag : 'en');
    const quoted = (id: string) => `<p><small>${escapeHtml(filled(say(referenceText), { id }))}</small></p>`;
    return { lang, title: html(title), text: html(text), next: html(next), quoted };
  }
  type Said = ReturnType<typeof saidIn>;

  const preview = ({ title, text }: Said, image: string): string =>
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${site}"><meta property="og:title" content="${title}"><meta property="og:description" content="${text}">` +
    `<meta property="og:image" content="${escapeHtml(image)}"><meta property="og:image:type" content="image/png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">` +
    `<meta property="og:image:alt" content="${site}"><meta name="twitter:card" content="summary_large_image">`;

  const page = (said: Said, next: string, hasPreview = false): string =>
    `<!DOCTYPE html><html lang="${said.lang}"><head><meta charset="utf-8"><title>${said.title} | ${site}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `${hasPreview && picture !== undefined ? preview(said, picture) : ''}<style>${css}</style></head>` +
    `<body><main><svg viewBox="0 0 352 96" fill="none" stroke-width="2" aria-hidden="true">${threads}</svg>` +
    `<h1>${said.title}</h1><p>${said.text}</p>${next}</main></body></html>`;
  const quote = (said: Said, reference: string | undefined) =>
    reference === undefined ? '' : said.quoted(reference);
  const link = ({ next }: Said, href: string) => `<a href="${escapeHtml(href)}">${next}</a>`;

  return {
    csp: policy("'none'"),
    retryCsp: policy("'self'"),
    page(kind, tag, href, reference) {
      const said = saidIn(tag, TEXTS[kind]);
      return page(said, link(said, href) + quote(said, kind === 404 ? undefined : reference), true);
    },
    filesAgain(tag, href, reference) {
      const said = saidIn(tag, FILES_UNDELIVERED);
      return page(said, link(said, href) + quote(said, reference));
    },
    retry(tag, action, values, reference) {
      const said = saidIn(tag, UNDELIVERED);
      const fields = values.map(
        ([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
      );
      return page(
        said,
        `<form method="post" action="${escapeHtml(action)}">${fields.join('')}<button>${said.next}</button></form>${quote(said, reference)}`,
      );
    },
  };
}

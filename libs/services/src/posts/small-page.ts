import type { RefusalPage } from '@skein/forms/contract';
import { escapeHtml, pagePolicy, type Language } from '@skein/http';
import { filled, referenceText } from '@skein/ui/words';

/** Neutral colors, which fit any provider's brand. */
const CSS =
  'body{margin:0;background:#fafafa;color:#16181d;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:auto;padding:2.5rem 1.5rem}h1{font-size:2.25rem;line-height:1.1}' +
  'label{display:block;margin-top:1.25rem;font-weight:600}input,select,textarea{box-sizing:border-box;width:100%;margin-top:.25rem;' +
  'padding:.75rem;border:2px solid #16181d;border-radius:.5rem;background:#fff;color:inherit;font:inherit}' +
  '.wrong{margin:.25rem 0;color:#a3162f}button{margin-top:1.75rem;padding:.8rem 1.6rem;border:0;border-radius:99px;' +
  'background:#16181d;color:#fafafa;font:inherit;font-weight:600}a{color:inherit}small{overflow-wrap:anywhere}' +
  ':focus-visible{outline:3px solid #16181d;outline-offset:3px}';

const CSP = pagePolicy(CSS);

export interface SmallPage {
  readonly language: Language;
  /** A constant text, which needs no HTML escaping. */
  readonly title: string;
  /** HTML of the page's main part. */
  readonly body: string;
  /** Id of the request, for visitors to quote. */
  readonly reference?: string | undefined;
}

/** Returns a small page of the services. It loads no files and runs no script. */
export function smallPage({ language, title, body, reference }: SmallPage): RefusalPage {
  const quoted =
    reference === undefined
      ? ''
      : `<p><small>${escapeHtml(filled(referenceText[language], { id: reference }))}</small></p>`;
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${CSS}</style></head><body><main><h1>${title}</h1>${body}${quoted}</main></body></html>`;
  return { html, headers: { 'content-security-policy': CSP } };
}

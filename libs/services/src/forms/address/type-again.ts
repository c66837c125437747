import {
  FORM_ENTRY_FIELD,
  RECEIPT_COOKIE,
  RECEIPT_MAX_AGE_S,
  TYPE_AGAIN_PATH,
  type Receipt,
  type RefusalView,
  type RenderRefusal,
} from '@skein/forms/contract';
import { localised, unlocalised, type Language } from '@skein/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalPage } from '../../posts/refusal-page.ts';
import { PRIVATE } from '../../posts/visitor-post.ts';
import { addressForms } from './address-posts.ts';
import type { FormPages } from '../../posts/form-pages.ts';
import { readReceipt } from '../../posts/receipt.ts';

/** Longest value of the cookie, in characters: browsers drop a cookie above 4096 bytes with its name. */
const COOKIE_MAX_LENGTH = 3500;
const TITLES = { en: 'One more try', es: 'Un intento más' } as const;

/** Addresses of the form to type again, in each language. */
export const TYPE_AGAIN_LINKS: Readonly<Record<Language, string>> = {
  en: `${TYPE_AGAIN_PATH}?lang=en`,
  es: `${TYPE_AGAIN_PATH}?lang=es`,
};

/** Returns the form with what the visitor typed, on the page that sent it. */
function viewOf(
  { from, formEntryId, email, street, unit, zip }: Receipt,
  checkPage: string,
  language: Language,
): RefusalView {
  const page = localised(from ?? checkPage, language);
  return {
    status: 200,
    code: undefined,
    title: TITLES[language],
    message: undefined,
    fields: {},
    values: { ...(email !== undefined && { email }), street, unit, zip },
    hidden: { ...(formEntryId !== undefined && { [FORM_ENTRY_FIELD]: formEntryId }), pageSource: page },
    names: addressForms.names,
    language,
    page,
    action: addressForms.path,
    languageLinks: TYPE_AGAIN_LINKS,
  };
}

/**
 * Returns the same form on the page of the address check, for a form that is on no page: in a dialog, or
 * deleted.
 */
function checkOf({ hidden, ...view }: RefusalView, checkPage: string): RefusalView {
  const { [FORM_ENTRY_FIELD]: _, ...carried } = hidden;
  const page = localised(checkPage, view.language);
  return { ...view, page, hidden: { ...carried, pageSource: page } };
}

/**
 * Stores what the visitor typed in a form that comes back, so that the same form can show it in the other
 * language.
 * @returns the form's addresses in other languages, or undefined if a cookie cannot hold that much
 */
export function keepTyped(
  { page, values, hidden }: RefusalView,
  reply: FastifyReply,
  { results }: Pick<FormPages, 'results'>,
  secure: boolean,
): RefusalView['languageLinks'] {
  const { email, street, unit, zip } = values;
  const from = page === undefined ? undefined : unlocalised(page);
  const typed = {
    page: results.tryAgain,
    from,
    formEntryId: hidden[FORM_ENTRY_FIELD],
    email,
    street,
    unit,
    zip,
  };
  const kept = JSON.stringify(typed);
  if (encodeURIComponent(kept).length > COOKIE_MAX_LENGTH) return undefined;
  reply.setCookie(RECEIPT_COOKIE, kept, {
    path: TYPE_AGAIN_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: RECEIPT_MAX_AGE_S,
  });
  return TYPE_AGAIN_LINKS;
}

/**
 * Adds the route to which a result page links, for visitors who want to type their address again.
 * @param renderForm draws pages of the site
 */
export function typeAgain(
  app: FastifyInstance,
  { addressCheck, results }: Pick<FormPages, 'addressCheck' | 'results'>,
  renderForm: RenderRefusal | undefined,
): void {
  app.get<{ Querystring: { lang?: unknown } }>(TYPE_AGAIN_PATH, async (request, reply) => {
    const language = request.query.lang === 'es' ? 'es' : 'en';
    const receipt = readReceipt(request.headers.cookie, results.tryAgain);
    reply.headers(PRIVATE);
    if (!receipt) return reply.redirect(localised(addressCheck, language), 303);
    const view = viewOf(receipt, addressCheck, language);
    const page =
      (await renderForm?.(view)) ?? (await renderForm?.(checkOf(view, addressCheck))) ?? refusalPage(view);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  });
}

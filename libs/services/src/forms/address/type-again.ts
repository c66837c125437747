import {
  FORM_ENTRY_FIELD,
  TYPE_AGAIN_PATH,
  type Receipt,
  type RefusalView,
  type RenderRefusal,
} from '@skein/forms/contract';
import { localised, type Language } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { refusalPage } from '../../posts/refusal-page.ts';
import { PRIVATE } from '../../posts/visitor-post.ts';
import { addressForms } from './address-posts.ts';
import type { FormPages } from '../../posts/form-pages.ts';
import { readReceipt } from '../../posts/receipt.ts';

const TITLES = { en: 'One more try', es: 'Un intento más' } as const;

/** The form on the page that it was sent from, with what was typed. */
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
  };
}

/** The same on the page of the address check, for a form that stands on no page: in a dialog, or nowhere any more. */
function checkOf({ hidden, ...view }: RefusalView, checkPage: string): RefusalView {
  const { [FORM_ENTRY_FIELD]: _, ...carried } = hidden;
  const page = localised(checkPage, view.language);
  return { ...view, page, hidden: { ...carried, pageSource: page } };
}

/** Where a result page leads who wants to type it again. @param renderForm draws the pages of the site */
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

import {
  FORM_ENTRY_FIELD,
  TYPE_AGAIN_PATH,
  planIn,
  withPlan,
  type Receipt,
  type RefusalView,
  type RenderRefusal,
} from '@skein/forms/contract';
import { localised, type Language } from '@skein/http';
import type { FastifyInstance } from 'fastify';
import { AGAIN_TITLES } from '../../posts/other-language.ts';
import { refusalPage } from '../../posts/refusal-page.ts';
import { PRIVATE } from '../../posts/visitor-post.ts';
import { addressForms } from './address-posts.ts';
import type { FormPages } from '../../posts/form-pages.ts';
import { readReceipt } from '../../posts/receipt.ts';

const TYPE_AGAIN_LINKS: Readonly<Record<Language, string>> = {
  en: `${TYPE_AGAIN_PATH}?lang=en`,
  es: `${TYPE_AGAIN_PATH}?lang=es`,
};

/** Returns the data of a form with the visitor's last values, on the page from which the form was sent. */
function viewOf(
  { from, formEntryId, email, street, unit, zip, plan }: Receipt,
  checkPage: string,
  language: Language,
): RefusalView {
  const page = localised(from ?? checkPage, language);
  return {
    status: 200,
    code: undefined,
    title: AGAIN_TITLES[language],
    message: undefined,
    fields: {},
    values: { ...(email !== undefined && { email }), street, unit, zip },
    hidden: {
      ...(formEntryId !== undefined && { [FORM_ENTRY_FIELD]: formEntryId }),
      pageSource: withPlan(page, plan),
    },
    names: addressForms.names,
    language,
    page,
    action: addressForms.path,
    languageLinks: TYPE_AGAIN_LINKS,
  };
}

/**
 * Moves the form to the page of the address check. This is necessary if the form was in a dialog or was deleted,
 * because its own page cannot show it again.
 */
function checkOf({ hidden, ...view }: RefusalView, checkPage: string): RefusalView {
  const { [FORM_ENTRY_FIELD]: _, ...carried } = hidden;
  const page = localised(checkPage, view.language);
  const plan = planIn(hidden['pageSource'] ?? '');
  return { ...view, page, hidden: { ...carried, pageSource: withPlan(page, plan) } };
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

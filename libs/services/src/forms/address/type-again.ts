import { ENGLISH_AND_SPANISH, localizePath, type SiteLanguage, type SiteLanguages } from '@skein/cms-client';
import {
  FORM_ENTRY_FIELD,
  TYPE_AGAIN_PATH,
  planIn,
  withPlan,
  type Receipt,
  type RefusalView,
} from '@skein/forms/contract';
import { shippedLanguage } from '@skein/ui/words';
import type { FastifyInstance } from 'fastify';
import { addressesIn, AGAIN_TITLES } from '../../posts/other-language.ts';
import { refusalPage } from '../../posts/refusal-page.ts';
import { PRIVATE } from '../../posts/visitor-post.ts';
import type { VisitorPostOptions } from '../../posts/visitor-route.ts';
import { addressForms } from './address-posts.ts';
import type { FormPages } from '../../posts/form-pages.ts';
import { readReceipt } from '../../posts/receipt.ts';

/** Returns the data of a form with the visitor's last values, on the page from which the form was sent. */
function viewOf(
  { from, formEntryId, email, street, unit, zip, plan }: Receipt,
  checkPage: string,
  { locale, tag }: SiteLanguage,
  languages: SiteLanguages,
): RefusalView {
  const page = localizePath(from ?? checkPage, locale, languages);
  const language = shippedLanguage(tag) ?? 'en';
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
    languageLinks: addressesIn({ path: TYPE_AGAIN_PATH }, languages),
  };
}

/**
 * Moves the form to the page of the address check. This is necessary if the form was in a dialog or was deleted,
 * because its own page cannot show it again.
 */
function checkOf({ hidden, ...view }: RefusalView, page: string): RefusalView {
  const { [FORM_ENTRY_FIELD]: _, ...carried } = hidden;
  const plan = planIn(hidden['pageSource'] ?? '');
  return { ...view, page, hidden: { ...carried, pageSource: withPlan(page, plan) } };
}

/** Adds the route to which a result page links, for visitors who want to type their address again. */
export function typeAgain(
  app: FastifyInstance,
  { addressCheck, results }: Pick<FormPages, 'addressCheck' | 'results'>,
  {
    renderRefusal: renderForm,
    languages = ENGLISH_AND_SPANISH,
  }: Pick<VisitorPostOptions, 'renderRefusal' | 'languages'>,
): void {
  app.get<{ Querystring: { lang?: unknown } }>(TYPE_AGAIN_PATH, async (request, reply) => {
    const language = languages.find(({ lang }) => lang === request.query.lang) ?? languages[0];
    const checkPage = localizePath(addressCheck, language.locale, languages);
    const receipt = readReceipt(request.headers.cookie, results.tryAgain);
    reply.headers(PRIVATE);
    if (!receipt) return reply.redirect(checkPage, 303);
    const view = viewOf(receipt, addressCheck, language, languages);
    const page =
      (await renderForm?.(view)) ?? (await renderForm?.(checkOf(view, checkPage))) ?? refusalPage(view);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  });
}

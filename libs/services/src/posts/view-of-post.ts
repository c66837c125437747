import {
  FORM_ENTRY_FIELD,
  IDEMPOTENCY_FIELD,
  planIn,
  withPlan,
  type RefusalView,
} from '@skein/forms/contract';
import { pathOf, usableText } from '@skein/http';
import type { FastifyRequest } from 'fastify';
import { newKey } from './identity.ts';
import { addressesIn, AGAIN_TITLES } from './other-language.ts';
import { ORIGIN_FIELDS, originOf } from './post-origin.ts';
import { fieldsOf, languageFor } from './posted.ts';
import type { Refusal } from './refusal.ts';
import { afterTrap } from './trap.ts';
import type { VisitorPostOptions, VisitorRoute } from './visitor-route.ts';

/**
 * Returns the data of the page that shows a post again.
 * @param refusal the reason for showing it; undefined if the visitor only wants to see it in another language
 */
export function viewOfPost(
  refusal: Refusal | undefined,
  request: FastifyRequest,
  route: VisitorRoute,
  { formToken, languages }: Pick<VisitorPostOptions, 'formToken' | 'languages'>,
): RefusalView {
  const { path, names, lines = [], valuesIn, plain, tokenField } = route;
  const body = fieldsOf(request);
  const shown = (name: string): string | undefined => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    return typeof value === 'string' ? usableText(value, lines.includes(name)) : undefined;
  };
  const texts = Object.fromEntries(Object.keys(body).map((name) => [name, shown(name)]));
  const values =
    valuesIn?.(texts) ??
    Object.fromEntries(Object.entries(names).map(([field, name]) => [field, shown(name)]));
  const source = shown('pageSource') || request.headers.referer;
  const page = pathOf(source);
  const entryId = shown(FORM_ENTRY_FIELD);
  const hidden = {
    ...(entryId && { [FORM_ENTRY_FIELD]: entryId }),
    // The hidden fields keep the original page and campaign: for the next post, the referrer will be this page.
    ...originOf(Object.fromEntries(ORIGIN_FIELDS.map((name) => [name, shown(name)])), request.headers),
    ...(page !== undefined && { pageSource: withPlan(page, planIn(source ?? '')) }),
    ...afterTrap((name) => shown(name) ?? '', refusal !== undefined),
    [IDEMPOTENCY_FIELD]: newKey(),
    ...(tokenField !== undefined && formToken && { [tokenField]: formToken() }),
  };
  const language = languageFor(request);
  return {
    status: refusal?.status ?? 200,
    code: refusal?.code,
    title: refusal?.title(language) ?? AGAIN_TITLES[language],
    message: refusal?.textWithWait(language),
    reference: refusal && request.id,
    fields: refusal?.details.fields ?? {},
    values,
    hidden,
    names,
    plain,
    language,
    page,
    languageLinks: addressesIn(route, languages),
    bringsInput: true,
    action: path,
  };
}

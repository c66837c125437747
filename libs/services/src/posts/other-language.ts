import { ENGLISH_AND_SPANISH, localizePath, type SiteLanguage, type SiteLanguages } from '@skein/cms-client';
import { planIn, withPlan } from '@skein/forms/contract';
import { isOwnPage, pathOf, textIn } from '@skein/http';
import type { FastifyRequest } from 'fastify';
import { fieldsOf, isRecord, wantsPage, type PostedBody } from './posted.ts';
import type { VisitorRoute } from './visitor-route.ts';

/** Query parameter with a language. A post with this parameter only asks for the posted form in that language. */
const LANGUAGE_PARAM = 'lang';

/** Title of the page that shows a form again although it has no mistake. */
export const AGAIN_TITLES = { en: 'One more try', es: 'Un intento más' } as const;

/**
 * Returns a URL for each language code, such as `es`. If a form is posted to the URL, the answer shows the form again
 * in that language.
 */
export const addressesIn = (
  { path, paths = {} }: Pick<VisitorRoute, 'path' | 'paths'>,
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.map(({ lang }) => [lang, `${paths[lang] ?? path}?${LANGUAGE_PARAM}=${lang}`]));

/**
 * Returns the language in which a visitor wants to see a posted form again. If there is one, the caller neither checks
 * nor stores the post. Returns undefined for any other post.
 */
export function askedLanguage(
  request: FastifyRequest,
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
): SiteLanguage | undefined {
  if (!wantsPage(request)) return undefined;
  const asked = isRecord(request.query) ? textIn(request.query, LANGUAGE_PARAM) : '';
  return languages.find(({ lang }) => lang === asked);
}

interface Places {
  readonly formPage?: string | undefined;
  readonly languages?: SiteLanguages | undefined;
}

/**
 * Returns the path of a form's page in another language.
 * @param page address or path of the page, if known
 * @param formPage path of a page with the same form, in case that `page` is unknown or on another site
 */
export function pageIn(
  { locale }: SiteLanguage,
  page: string | undefined,
  { formPage = '/', languages = ENGLISH_AND_SPANISH }: Places,
): string {
  const path = pathOf(page) ?? '';
  return localizePath(isOwnPage(path) ? path : formPage, locale, languages);
}

/** Returns the fields of a post, changed as if the post came from the same page in another language. */
export function postedIn(language: SiteLanguage, request: FastifyRequest, places: Places): PostedBody {
  const fields = fieldsOf(request);
  const page = textIn(fields, 'pageSource') || request.headers.referer;
  return { ...fields, pageSource: withPlan(pageIn(language, page, places), planIn(page ?? '')) };
}

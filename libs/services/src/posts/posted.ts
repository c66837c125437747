import { ENGLISH_AND_SPANISH, localizePath, splitLocale } from '@skein/cms-client';
import { languageFrom, pathOf } from '@skein/http';
import type { FastifyRequest } from 'fastify';

/** The body of a post: an object with any fields. Its texts contain no unusable characters. */
export type PostedBody = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is PostedBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns the body of a post, or an empty object if the body is not an object. */
export const fieldsOf = (request: FastifyRequest): PostedBody => (isRecord(request.body) ? request.body : {});

export const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') ?? false;
export const wantsPage = (request: FastifyRequest) =>
  !wantsJson(request) && (request.headers.accept?.includes('text/html') ?? false);

/**
 * Returns the language of the page that a post comes from. Without script, the field `pageSource` is empty. In
 * this case, the language comes from the referrer, or else from the browser's settings.
 */
export const languageFor = (request: FastifyRequest) =>
  languageFrom(request, fieldsOf(request)['pageSource']);

/** Returns a page of the site in the language of the page that a post comes from. */
export function pageFor(request: FastifyRequest, page: string, languages = ENGLISH_AND_SPANISH): string {
  const from = pathOf(fieldsOf(request)['pageSource'] || request.headers.referer);
  const read = languages.find(({ lang }) => lang === languageFor(request))?.locale ?? '';
  return localizePath(page, from === undefined ? read : splitLocale(from, languages).locale, languages);
}

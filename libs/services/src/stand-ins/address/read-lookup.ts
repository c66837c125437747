import { isUnusable, parseForm, splitUrl } from '@skein/http';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LookupRefusal } from './lookup-refusal.ts';

/**
 * Returns a text from a request. @throws LookupRefusal for a text with unusable characters or a too long text
 */
export function readable(text: string, maxLength: number): string {
  if (text.length > maxLength) throw new LookupRefusal('too_long', { about: maxLength });
  if (isUnusable(text)) throw new LookupRefusal('invalid_characters');
  return text;
}

/**
 * Reads query parameters by a schema. Each parameter may occur once and has a maximum length. The function
 * parses the URL itself to find broken escapes, which the server's parser ignores.
 * @throws LookupRefusal
 */
export function readParameters<S extends v.GenericSchema>(
  schema: S,
  request: Pick<FastifyRequest, 'url'>,
  maxLength: number,
): v.InferOutput<S> {
  const given = parseForm(splitUrl(request.url).query.slice(1));
  if (given === null) throw new LookupRefusal('malformed_query');
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const names = result.issues.map((issue) => v.getDotPath(issue as v.BaseIssue<unknown>) ?? '?');
    throw new LookupRefusal('bad_request', { about: names.join(', ') });
  }
  for (const value of Object.values(Object(result.output))) readable(String(value), maxLength);
  return result.output;
}

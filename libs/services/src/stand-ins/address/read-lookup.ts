import { isUnusable, parseForm, splitUrl } from '@skein/http';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LookupRefusal } from './lookup-refusal.ts';

/** A text that was asked for, no longer than an address or an id can be. @throws LookupRefusal */
export function readable(text: string, maxLength: number): string {
  if (text.length > maxLength) throw new LookupRefusal('too_long', { about: maxLength });
  if (isUnusable(text)) throw new LookupRefusal('invalid_characters');
  return text;
}

/**
 * Parameters as the schema says, each once and no longer than an address can be. They are read from the address itself:
 * the server's own parser lets broken escapes pass.
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

import cookie from '@fastify/cookie';
import { parseForm, parseParts } from '@skein/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { Refusal } from './refusal.ts';

/** Largest size of a post, in bytes: no form is longer, tokens included. */
export const BODY_MAX_BYTES = 16 * 1024;

/**
 * Makes a scope accept posts of forms and scripts, and nothing else.
 * @param options.parts whether to accept multipart posts, without files
 */
export async function readVisitorPosts(app: FastifyInstance, { parts = false } = {}): Promise<void> {
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  // Plain text is how a page elsewhere would send JSON without asking.
  app.removeAllContentTypeParsers();
  const read = (type: string, parse: (body: Buffer, request: FastifyRequest) => unknown) =>
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      async (request: FastifyRequest, body: Buffer) => {
        // As text, bytes that are none look like a character that somebody has typed.
        if (!isUtf8(body)) throw new Refusal('invalid_characters');
        return parse(body, request);
      },
    );
  const parseJson = app.getDefaultJsonParser('error', 'error');
  read(
    'application/json',
    (body, request) =>
      new Promise((resolve, reject) => {
        void parseJson(request, body.toString(), (error, parsed) =>
          error ? reject(error) : resolve(parsed),
        );
      }),
  );
  read('application/x-www-form-urlencoded', (body) => parseForm(body.toString()));
  if (parts)
    read('multipart/form-data', (body, { headers }) => parseParts(body, headers['content-type'] ?? ''));
}

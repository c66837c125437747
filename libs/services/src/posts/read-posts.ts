import cookie from '@fastify/cookie';
import { parseForm, parseParts } from '@skein/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { Refusal } from './refusal.ts';

/** Size limit of a post, in bytes. Every form with its tokens is shorter. */
export const BODY_MAX_BYTES = 16 * 1024;

/**
 * Makes a Fastify scope accept form posts and JSON, but no other formats.
 * @param options.parts whether to accept multipart posts, without files
 */
export async function readVisitorPosts(app: FastifyInstance, { parts = false } = {}): Promise<void> {
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  // Do not accept plain text: a foreign page can send JSON as plain text without a CORS preflight.
  app.removeAllContentTypeParsers();
  const read = (type: string, parse: (body: Buffer, request: FastifyRequest) => unknown) =>
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      async (request: FastifyRequest, body: Buffer) => {
        // Decoding would turn invalid bytes into a replacement character, which a visitor can also type.
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

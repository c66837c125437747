import { isSameSite } from '@skein/http';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { finished, PassThrough, Readable } from 'node:stream';

/** Largest form that is kept, in bytes. Forms filled in by hand are far smaller. */
const MAX_FORM_BYTES = 64 * 1024;

const bodies = new WeakMap<FastifyRequest, string>();

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  Number(headers['content-length'] ?? MAX_FORM_BYTES + 1) <= MAX_FORM_BYTES;

/** Whether a request is a form with files. The input of a form with files is not kept. */
export const hasFiles = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/**
 * Returns the path and query of the page that a request comes from, or undefined if that page is on another
 * site.
 */
export function pageBefore({ headers: { referer = '' }, host }: FastifyRequest): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  // A path with two slashes at the start would lead to another site.
  return page.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : undefined;
}

/**
 * Returns a copy of a body for the HTTP client that calls the services. If the client fails, it destroys this
 * copy. The site can still read the rest of the original body.
 */
function apart(payload: RequestPayload): Readable {
  const body = payload.pipe(new PassThrough());
  finished(payload, (error) => error && body.destroy(error));
  return body;
}

/**
 * Reads posted forms before they are forwarded, so that visitors get their input back if the services do not
 * answer.
 */
export function keepTypedValues(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (hasFiles(request)) return apart(payload);
    if (!isForm(request)) return payload;
    const chunks: Buffer[] = [];
    for await (const chunk of payload) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    bodies.set(request, body.toString('utf8'));
    return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
  });
}

/**
 * Returns the unchanged names and values of a form from a page of this site, or undefined for other requests.
 */
export function typedValues(request: FastifyRequest): readonly (readonly [string, string])[] | undefined {
  const body = bodies.get(request);
  return body === undefined || !isSameSite(request) ? undefined : [...new URLSearchParams(body)];
}

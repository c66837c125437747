import { isSameSite } from '@skein/http';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { finished, PassThrough, Readable } from 'node:stream';

/** Largest form that is kept, in bytes. Forms filled in by hand are far smaller. */
const MAX_FORM_BYTES = 64 * 1024;

const bodies = new WeakMap<FastifyRequest, string>();

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  Number(headers['content-length'] ?? MAX_FORM_BYTES + 1) <= MAX_FORM_BYTES;

/** Whether a request is a form with files. Files are not kept, so nothing of such a form is. */
export const hasFiles = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/**
 * Returns the path and query of this site's page that a request comes from, or undefined if it comes from
 * elsewhere.
 */
export function pageBefore({ headers: { referer = '' }, host }: FastifyRequest): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  // Two slashes would lead to another host.
  return page.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : undefined;
}

/**
 * Returns a copy of the body for the services' client. The client destroys a body that it cannot send, and the
 * rest of the browser's would then not be read.
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
 * Returns the names and values of a form of this site as they were sent, or undefined if the request has none.
 */
export function typedValues(request: FastifyRequest): readonly (readonly [string, string])[] | undefined {
  const body = bodies.get(request);
  return body === undefined || !isSameSite(request) ? undefined : [...new URLSearchParams(body)];
}

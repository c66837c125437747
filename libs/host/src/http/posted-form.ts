import { isSameSite } from '@skein/http';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { finished, PassThrough, Readable } from 'node:stream';

/** A form that somebody fills in by hand is far smaller, bytes. */
const MAX_FORM_BYTES = 64 * 1024;

const bodies = new WeakMap<FastifyRequest, string>();

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  Number(headers['content-length'] ?? MAX_FORM_BYTES + 1) <= MAX_FORM_BYTES;

/** Whether it is a form with files: those are not kept, and so none of it is. */
export const hasFiles = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/** Path and query of the page of this site that the request comes from; undefined when it comes from elsewhere. */
export function pageBefore({ headers: { referer = '' }, host }: FastifyRequest): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  // Two slashes would lead to another host.
  return page.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : undefined;
}

/** A body for the services alone: what their client cannot send it destroys, and the browser's would be read no more. */
function apart(payload: RequestPayload): Readable {
  const body = payload.pipe(new PassThrough());
  finished(payload, (error) => error && body.destroy(error));
  return body;
}

/** Reads posted forms before they are passed on, so that they can be given back if nobody takes them. */
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

/** Names and values of a form of this site, as they were sent; undefined when the request is none. */
export function typedValues(request: FastifyRequest): readonly (readonly [string, string])[] | undefined {
  const body = bodies.get(request);
  return body === undefined || !isSameSite(request) ? undefined : [...new URLSearchParams(body)];
}

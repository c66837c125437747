import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { badRequest } from '../model/api-error.ts';

export const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';
/** Beginning of all paths in an environment. */
export const ENVIRONMENT = '/spaces/:space/environments/:environment';

const Version = v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number));

export function send(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type(MEDIA_TYPE).header('cache-control', 'no-store').send(JSON.stringify(body));
}

/** Returns the version that the editor saw, or undefined. @throws ApiError if it is not a whole number */
export function versionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-contentful-version'];
  if (header === undefined) return undefined;
  const version = v.safeParse(Version, header);
  if (!version.success) throw badRequest('The X-Contentful-Version header must be a whole number.');
  return version.output;
}

export function idOf(request: FastifyRequest): string {
  return pathParameters(request).id ?? '';
}

type PathParameters = { space?: string; environment?: string; id?: string; locale?: string };

export function pathParameters(request: FastifyRequest): PathParameters {
  return typeof request.params === 'object' && request.params !== null ? request.params : {};
}

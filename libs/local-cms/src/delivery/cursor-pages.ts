import { badRequest } from '../model/api-error.ts';
import type { Parameters } from '../query/parameters.ts';
import { readPaging } from '../query/parameters.ts';

export type CursorPage = {
  readonly skip: number;
  readonly limit: number;
  /** Returns the addresses of the next and previous page, if they exist. */
  pages(total: number): { next?: string; prev?: string };
};

/** Whether a query uses opaque tokens instead of `skip`, as queries of the SDK's `getEntriesWithCursor` do. */
export function isCursorQuery(parameters: Parameters): boolean {
  return parameters.get('cursor') === 'true' || parameters.has('pageNext') || parameters.has('pagePrev');
}

/**
 * Reads the page of a cursor query.
 * @param path address of the collection, for links.
 * @throws ApiError for an unknown token
 */
export function cursorPage(parameters: Parameters, path: string): CursorPage {
  const { limit } = readPaging(parameters);
  const token = parameters.get('pageNext') ?? parameters.get('pagePrev');
  const skip = token === undefined ? 0 : decode(token);
  const address = (name: 'pageNext' | 'pagePrev', position: number) => {
    const query = new URLSearchParams(
      [...parameters].filter(([key]) => !['access_token', 'pageNext', 'pagePrev', 'skip'].includes(key)),
    );
    query.set('cursor', 'true');
    query.set(name, encode(position));
    return `${path}?${query}`;
  };
  return {
    skip,
    limit,
    pages: (total) => ({
      ...(limit > 0 && skip + limit < total ? { next: address('pageNext', skip + limit) } : {}),
      ...(skip > 0 ? { prev: address('pagePrev', Math.max(0, skip - limit)) } : {}),
    }),
  };
}

function encode(position: number): string {
  return Buffer.from(`at:${position}`).toString('base64url');
}

function decode(token: string): number {
  const position = /^at:(\d{1,9})$/u.exec(Buffer.from(token, 'base64url').toString('utf8'))?.[1];
  if (position === undefined) throw badRequest('The page token is not valid.');
  return Number(position);
}

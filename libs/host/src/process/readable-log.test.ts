import { expect, it, vi } from 'vitest';
import { siteServer } from './site-server.ts';

/** Returns the lines that a site logs about a block that failed and about content that is wrong. */
function written(settings: { readonly production: boolean; readonly logLevel: string }): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const { log } = siteServer({
    settings: { trustProxy: 0, ...settings },
    isSecure: () => true,
    serveFresh: () => false,
  });
  log.error({ entryId: 'a', type: 'mySpeed', err: new Error('no\n  speed') }, 'a block could not be drawn');
  log.warn(
    {
      path: '/',
      problems: [
        { entryId: 'b', field: 'words', reason: 'is missing' },
        { entryId: 'c', field: '*', reason: 'is a myMap' },
      ],
    },
    'content problems',
  );
  log.warn('The CMS has no locale de-DE');
  return lines;
}

it('is in development a line for each problem', () => {
  expect(written({ production: false, logLevel: 'warn' })).toEqual([
    'error: a block could not be drawn (entryId a, type mySpeed): no speed\n',
    'warn: content problems (path /, problems b words is missing; c * is a myMap)\n',
    'warn: The CMS has no locale de-DE\n',
  ]);
});

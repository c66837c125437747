import { expect, test as base } from '../site.fixture.ts';
import { VISITED } from './visited.ts';

/** Not of the site but of its services, which are an input as they are. */
const SERVICES = /^\/(?:demo|speed-test)\//;

/** Tests of what is around every page. One that opens a page which is no input of theirs fails. */
export const test = base.extend<{ visits: void }>({
  visits: [
    async ({ context, site }, use) => {
      const visited = new Set<string>();
      context.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === site.origin && request.isNavigationRequest()) visited.add(pathname);
      });
      await use();
      const known: readonly string[] = VISITED;
      expect(
        [...visited].filter((path) => !known.includes(path) && !SERVICES.test(path)),
        'pages that are neither in visited.ts nor among the inputs of e2e:shell',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '../site.fixture.ts';

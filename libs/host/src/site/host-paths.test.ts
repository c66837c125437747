import { describe, expect, it } from 'vitest';
import { readPagePath } from '@skein/cms-client';
import { siteOf } from './site.ts';
import { builtSite } from '../testing/built-site.test-support.ts';
import { smallDefinition } from '../testing/small-site.test-support.ts';

const { paths } = siteOf(smallDefinition);
const pathOf = (raw: string) => readPagePath(raw, paths).path;

describe('paths that no page of any site can have', () => {
  it('include those of all routes of the host', async () => {
    const app = await builtSite({
      variables: { CONTENT_HOST: 'localhost:1', PREVIEW_SECRET: 'x'.repeat(32) },
    });
    const routes = [
      ...app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/[^\s:*]+) \((?=.*GET)/gm),
    ];
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter(([, route]) => pathOf(route ?? '') !== undefined)).toEqual([]);
  });

  it.each(['/cdn/x', '/data', '/sitemap.xml', '/api/plans'])('include %s, which has no language', (path) => {
    expect(pathOf(path)).toBeUndefined();
  });

  it('are passed to services, with those of the site', async () => {
    let told: readonly string[] | undefined;
    await builtSite({
      variables: { CONTENT_HOST: 'localhost:1' },
      services: async (_app, { reservedPaths }) => void (told = reservedPaths),
    });
    expect(told).toEqual(expect.arrayContaining(['/metrics', ...(smallDefinition.paths.reserved ?? [])]));
  });

  it('do not include others', () => expect(pathOf('/plans')).toBe('/plans'));
});

import { canonicalPath, FILES_BY_NAME, siteOf } from '@skein/host/testing';
import * as fc from 'fast-check';
import { demoPaths } from '@skein/api/testing';
import { readPagePath as read } from '@skein/cms-client';
import { requestForms } from '@skein/content/requests';
import { sitePaths } from '@skein/content/site-paths';
import { describe, expect, it } from 'vitest';
import { SHORT_LINKS } from '../short-links.ts';
import { site } from '../site.tsx';

const { prefixes: SERVICE_PREFIXES, posts: POST_PATHS } = demoPaths();
const demo = siteOf(site);
const readPagePath = (raw: string) => read(raw, sitePaths);
const FORM_PAGES: readonly string[] = Object.values(requestForms).map(({ page }) => page);

describe('canonicalPath', () => {
  it.each([
    ['/', undefined],
    ['/plans', undefined],
    ['/plans/', '/plans'],
    ['/intl/es/', '/intl/es'],
    ['//evil.example/', '/evil.example'],
    ['/a//b///', '/a/b'],
    ['/\\evil.example/', '/evil.example'],
    ['/a\\b', '/a/b'],
    ['/careers/job/', undefined],
    ['/intl/es/careers/job/', undefined],
    ['/careers/job', '/careers/job/'],
    ['/intl/es/careers/job', '/intl/es/careers/job/'],
    ['/careers//job//', '/careers/job/'],
    ['http://evil.example/plans', '/plans'],
    ['HTTPS://evil.example', '/'],
    ['*', '/*'],
    ['/Plans', '/plans'],
    ['/CITIES/Austin/', '/cities/austin'],
    ['/Intl/ES/Plans', '/intl/es/plans'],
    ['/Careers/Job', '/careers/job/'],
    ['/R/App', '/r/app'],
    ['/tel%C3%A9fono/Casa', '/tel%C3%A9fono/casa'],
    ['/tel%C3%A9fono', undefined],
  ])('%s → %s', (path, target) => expect(canonicalPath(demo, path)).toBe(target));

  it('never leads to another host and settles at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '//', 'a', '\\', '..', '%2f', '%2F', '%C3%89', 'intl/es', 'Intl/ES')),
        (parts) => {
          const target = canonicalPath(demo, `/${parts.join('/')}`);
          if (target === undefined) return;
          expect(target).toMatch(/^\/(?![\\/])/);
          expect(canonicalPath(demo, target)).toBeUndefined();
        },
      ),
    );
  });
});

describe('paths that no page can have', () => {
  it.each([...SERVICE_PREFIXES])('include %s, which the services answer', (prefix) => {
    expect(readPagePath(`${prefix}/page`).path).toBeUndefined();
  });

  it.each(POST_PATHS.filter((path) => !FORM_PAGES.includes(path)))(
    'include %s, which takes posts and is no page',
    (path) => expect(readPagePath(path).path).toBeUndefined(),
  );

  it.each(FORM_PAGES)('do not include %s, a page that takes posts', (path) =>
    expect(readPagePath(path).path).toBe(path),
  );

  it.each([...FILES_BY_NAME])('include the file %s', (name) => {
    expect(readPagePath(`/${name}`).path).toBeUndefined();
  });

  it.each(Object.keys(SHORT_LINKS))('include the short link %s', (path) => {
    expect(readPagePath(path).path).toBeUndefined();
  });
});

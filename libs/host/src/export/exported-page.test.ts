import { expect, it } from 'vitest';
import { sha256 } from '../document/document.ts';
import { exportedPage } from './exported-page.ts';

const ORIGIN = 'https://www.example.com';
const CSS = '.a{background:url(/assets/b/2/sky.png?w=320)}';
const HTML =
  `<html><head><meta charset="utf-8"><style>${CSS}</style>` +
  `<link rel="alternate" href="${ORIGIN}/intl/es/plans"><meta content="${ORIGIN}/assets/a/1/t.jpg?w=1200&amp;fm=jpg">` +
  '</head><body><a class="x" href="/cities?state=tx#map">Cities</a><a href="https://else.example/x">Else</a>' +
  '<img srcset="/assets/a/1/t.jpg?w=320&amp;q=75 320w, /assets/a/1/t.jpg?w=640&amp;q=75 640w">' +
  '<script type="application/json">{"url":"/assets/a/1/t.jpg"}</script></body></html>';

const page = exportedPage(
  HTML,
  `default-src 'self'; style-src 'self' ${sha256(CSS)}; frame-ancestors 'self'; upgrade-insecure-requests`,
  ORIGIN,
);

it('names every size of a picture as a file of its own', () => {
  expect(page.html).toContain('srcset="/assets/a/1/t.w320.q75.jpg 320w, /assets/a/1/t.w640.q75.jpg 640w"');
  expect(page.html).toContain(`content="${ORIGIN}/assets/a/1/t.w1200.jpg"`);
  expect(page.html).toContain('{"url":"/assets/a/1/t.jpg"}');
  expect([...page.files]).toHaveLength(5);
});

it('carries its policy, with the hashes of the styles as they are now', () => {
  const css = '.a{background:url(/assets/b/2/sky.w320.png)}';
  expect(page.html).toContain(
    '<meta charset="utf-8"><meta http-equiv="content-security-policy" ' +
      `content="default-src 'self'; style-src 'self' ${sha256(css)}; upgrade-insecure-requests">`,
  );
});

it('tells which pages of the same site it leads to', () =>
  expect([...page.links]).toEqual(['/intl/es/plans', '/cities']));

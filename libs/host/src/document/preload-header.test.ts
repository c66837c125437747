import { describe, expect, it } from 'vitest';
import { preloadHeader } from './preload-header.ts';

const page = (...links: readonly string[]) => `<head>${links.join('')}<style>a{}</style></head>`;
const link = (attributes: string) => `<link rel="preload" ${attributes}/>`;

describe('the header that names what a page wants first', () => {
  it('has its urgent pictures, each where it is shown', () => {
    const html = page(
      link('as="font" href="/a.woff2" fetchpriority="low"'),
      link('href="/hero-portrait.svg" as="image" fetchPriority="high" media="(max-width: 40rem)"'),
      link(
        'as="image" imageSrcSet="/a.jpg?w=1&amp;q=8 1x, /a.jpg?w=2 2x" href="/a.jpg" fetchPriority="high"',
      ),
      link('as="image" href="/logo.svg"'),
    );
    expect(preloadHeader(html)).toBe(
      '</hero-portrait.svg>; rel="preload"; as="image"; fetchpriority="high"; media="(max-width: 40rem)", ' +
        '</a.jpg>; rel="preload"; as="image"; imagesrcset="/a.jpg?w=1&q=8 1x, /a.jpg?w=2 2x"; fetchpriority="high"',
    );
  });

  it.each([
    ['nothing is urgent', page(link('as="image" href="/logo.svg"'))],
    ['it stands in the body', page() + link('href="/a.svg" as="image" fetchPriority="high"')],
    ['an address is not ASCII', page(link('href="/ñandú.svg" as="image" fetchPriority="high"'))],
    [
      'it would not fit beside the other headers',
      page(link(`href="/${'a'.repeat(900)}.svg" as="image" fetchPriority="high"`).repeat(2)),
    ],
    ['an address ends early', page(link('href="/a\\.svg" as="image" fetchPriority="high"'))],
  ])('is not there where %s', (_case, html) => {
    expect(preloadHeader(html)).toBeUndefined();
  });
});

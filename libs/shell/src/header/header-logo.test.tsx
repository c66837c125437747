import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeaderLogo } from './header-logo.tsx';

const photo = {
  url: '/assets/l/1/logo.png',
  width: 624,
  height: 128,
  alt: 'Skein Fiber',
  contentType: 'image/png',
};
const drawn = (image: typeof photo) =>
  renderToStaticMarkup(<HeaderLogo image={image} />)
    .replaceAll('&amp;', '&')
    .replace(/^<link[^>]*>/, '');

it('asks for a logo of pixels in the preset for logos, and in multiples of it for dense screens', () => {
  const html = drawn(photo);
  const srcSet = /srcSet="([^"]*)"/.exec(html)?.[1]?.split(', ');
  expect(srcSet).toEqual([
    '/assets/l/1/logo.png?w=150&h=20&q=100&fm=png 98w',
    '/assets/l/1/logo.png?w=300&h=40&q=100&fm=png 195w',
    '/assets/l/1/logo.png?w=450&h=60&q=100&fm=png 293w',
    '/assets/l/1/logo.png?w=600&h=80&q=100&fm=png 390w',
    '/assets/l/1/logo.png?w=750&h=100&q=100&fm=png 488w',
  ]);
  expect(html).toContain('sizes="156px"');
  expect(html).toContain('width="624" height="128"');
});

it('asks for no more than there is', () => {
  const html = drawn({ ...photo, width: 100, height: 20 });
  expect(html.match(/ \d+w/g)).toEqual([' 100w']);
});

it('leaves a drawing as it is', () => {
  expect(drawn({ ...photo, url: '/logo.svg', contentType: 'image/svg+xml' })).toBe(
    '<img src="/logo.svg" alt="Skein Fiber" width="624" height="128"/>',
  );
});

import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bannerPicture } from './banner-picture.ts';
import { Picture } from './picture.tsx';

const porch = {
  url: '/assets/porch.jpg',
  width: 1200,
  height: 800,
  alt: 'A porch',
  contentType: 'image/jpeg',
};

describe('Picture', () => {
  it('reserves its room and waits until it is near', () => {
    render(<Picture image={porch} />);
    const image = screen.getByRole('img', { name: 'A porch' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('decoding')).toBe('async');
  });

  it('is one item of a grid: its sources take no cell', () => {
    const { container } = render(
      <Picture image={porch} small={{ image: porch, media: '(width < 40rem)' }} />,
    );
    const sources = [...container.querySelectorAll('source')].map((one) => getComputedStyle(one).display);
    expect(new Set(sources)).toEqual(new Set(['none']));
  });

  it('stands in a box of another shape where its safe area stays whole', () => {
    const safe = { left: 0.6, top: 0.1, right: 0.9, bottom: 0.5 };
    render(<Picture image={{ ...porch, safe }} objectFit="cover" />);
    const style = getComputedStyle(screen.getByRole('img'));
    expect(style.getPropertyValue('object-position')).toBe('85.7% 16.7%');
    cleanup();
    render(<Picture image={porch} objectFit="cover" />);
    expect(getComputedStyle(screen.getByRole('img')).getPropertyValue('object-position')).toBe('50% 50%');
  });

  it('says how high it may be beside words, where it covers its box', () => {
    const safe = { left: 0.2, top: 0, right: 0.7, bottom: 1 };
    const most = () => getComputedStyle(screen.getByRole('img')).getPropertyValue('--height-most');
    render(<Picture image={{ ...porch, safe }} objectFit="cover" />);
    expect(most()).toBe('133.3cqi');
    cleanup();
    render(<Picture image={{ ...porch, safe }} />);
    expect(most()).toBe('');
  });

  it('loads first when it has priority', () => {
    render(<Picture image={porch} priority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(image.hasAttribute('decoding')).toBe(false);
  });

  it('is asked for before the page is read when it has priority, and otherwise not', () => {
    expect(renderToString(<Picture image={porch} priority />)).toMatch(
      /^<link rel="preload" as="image" (?=[^>]*imageSrcSet="[^"]*fm=avif)(?=[^>]*fetchPriority="high")[^>]*>/,
    );
    expect(renderToString(<Picture image={porch} />)).not.toContain('preload');
  });

  it('offers the browser better formats with the same sizes', () => {
    const { container } = render(<Picture image={porch} sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources.every((source) => source.sizes === '50vw')).toBe(true);
  });

  it('shows a drawing by itself, without renditions', () => {
    const { container } = render(
      <Picture image={{ ...porch, url: '/a.svg', contentType: 'image/svg+xml' }} />,
    );
    expect(container.querySelector('picture')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/a.svg');
    expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
  });

  it('is silent when it is decoration', () => {
    render(<Picture image={{ ...porch, alt: '' }} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('presentation').getAttribute('alt')).toBe('');
  });

  it('offers another picture to small screens first, with the room that one takes', () => {
    const tall = { url: '/assets/tall.jpg', width: 400, height: 800, alt: '', contentType: 'image/jpeg' };
    const { container } = render(
      <Picture image={porch} small={{ image: tall, media: '(max-width: 40rem)' }} priority />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ media, type }) => [media, type])).toEqual([
      ['(max-width: 40rem)', 'image/avif'],
      ['(max-width: 40rem)', 'image/webp'],
      ['(max-width: 40rem)', ''],
      ['', 'image/avif'],
      ['', 'image/webp'],
    ]);
    expect(sources[0]?.getAttribute('width')).toBe('400');
    expect(sources[0]?.getAttribute('height')).toBe('800');
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('swaps drawings too, which have no renditions', () => {
    const svg = (name: string) => ({ ...porch, url: `/${name}.svg`, contentType: 'image/svg+xml' });
    const { container } = render(
      <Picture image={svg('wide')} small={{ image: svg('tall'), media: '(max-width: 40rem)' }} />,
    );
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/tall.svg');
    expect(screen.getByRole('img').getAttribute('src')).toBe('/wide.svg');
  });

  it('offers a banner in the rendition of each width of screen, with the room that one takes', () => {
    const { container } = render(
      <Picture {...bannerPicture({ ...porch, width: 2400, height: 1100 })} priority />,
    );
    const sources = [...container.querySelectorAll('source')].filter(({ type }) => type === 'image/avif');
    expect(sources.map(({ media, srcset }) => [media, srcset.split(' ')[0]?.split('?')[1]])).toEqual([
      ['(max-width: 650px)', 'w=650&h=400&fit=fill&q=50&fm=avif'],
      ['(max-width: 850px)', 'w=850&h=450&fit=fill&q=50&fm=avif'],
      ['(max-width: 1050px)', 'w=1050&h=450&fit=fill&q=50&fm=avif'],
      ['', 'w=1200&h=550&fit=scale&q=50&fm=avif'],
    ]);
    expect(sources.map((source) => source.getAttribute('height'))).toEqual(['400', '450', '450', null]);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '550']);
  });
});

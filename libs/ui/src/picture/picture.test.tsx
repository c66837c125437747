import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

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

  it('loads first when it has priority', () => {
    render(<Picture image={porch} priority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(image.hasAttribute('decoding')).toBe(false);
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
});

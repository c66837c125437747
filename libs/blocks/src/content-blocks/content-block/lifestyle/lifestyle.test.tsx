import { colorTokens, INK } from '@skein/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './lifestyle.fixtures.ts';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const captionOf = (container: HTMLElement): HTMLElement => {
  const caption = container.querySelector('figcaption');
  if (caption === null) throw new Error('no caption');
  return caption;
};

describe('Lifestyle', () => {
  it('captions the picture, not the words beside it', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.lifestyle)} />);
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('img')?.alt).toContain('kitchen table');
    expect(captionOf(container).parentElement).toBe(figure);
    expect(figure.querySelector('h2')).toBeNull();
  });

  it.each([
    ['keeps a color that white can carry', fixtures.lifestyle, colorTokens.teal],
    ['replaces one that it cannot', fixtures.lifestyleLong, INK],
  ])('caption color: %s', (_, fixture, shown) => {
    const { container } = render(
      <>
        <style>{`:root{--ink:${INK}}`}</style>
        <ContentBlock {...fixtureProps(contentBlock, fixture)} />
      </>,
    );
    expect(getComputedStyle(captionOf(container)).color).toBe(rgb(shown));
  });

  it('hangs no empty card on a picture without a caption', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.lifestylePlain)} />);
    expect(container.querySelector('figcaption')).toBeNull();
  });

  it('says the words before the picture, whichever side that stands on', () => {
    for (const fixture of [fixtures.lifestyle, fixtures.lifestyleRight]) {
      const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixture)} />);
      expect(container.innerHTML.indexOf('<h2')).toBeLessThan(container.innerHTML.indexOf('<img'));
      cleanup();
    }
  });
});

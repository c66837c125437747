import { colorTokens } from '@skein/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './reliability.fixtures.ts';

const surfaceOf = (element: Element | null): string =>
  element === null ? '' : getComputedStyle(element).getPropertyValue('--color-surface').trim();

describe('Reliability', () => {
  it('says nothing about the picture behind', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.reliability)} />);
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'A router at night, its light the brightest thing on the shelf.',
    ]);
  });

  it.each([
    ['the night of the brand where no color is given', fixtures.reliability, '#0a1730'],
    ['its own color', fixtures.reliabilityLeft, colorTokens['teal-soft']],
    ['the color of its module', fixtures.reliabilityModule, colorTokens.mist],
  ])('stands on %s', (_, fixture, ground) => {
    const { container } = render(
      <>
        <style>{`:root{--ink:${ground}}`}</style>
        <ContentBlock {...fixtureProps(contentBlock, fixture)} />
      </>,
    );
    expect(surfaceOf(container.querySelector('section'))).toBe(ground);
  });

  it('keeps the picture behind inside the panel', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.reliabilityPanel)} />);
    const behind = container.querySelector('img[alt=""]');
    const panel = behind?.parentElement?.parentElement ?? null;
    expect(surfaceOf(panel)).toBe(colorTokens.violet);
    expect(panel?.tagName).toBe('DIV');
    expect(panel?.querySelector('h2')).not.toBeNull();
  });

  it('works without a picture behind', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.reliabilityPlain)} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});

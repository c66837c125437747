import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './teaching.fixtures.ts';

describe('Teaching', () => {
  it.each([
    ['en-US', 'A laser blinks'],
    ['es', 'Un láser parpadea'],
  ] as const)('gives the steps as a numbered list in %s', (locale, first) => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teaching, locale)} />);
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    const steps = within(list).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]?.querySelector('strong')?.textContent).toBe(first);
  });

  it('explains before it shows: title, picture, steps, small print', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teaching)} />);
    const order = ['<h2', '<img', '<ol', 'Measured by cable'].map((part) =>
      container.innerHTML.indexOf(part),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('keeps prose around the steps', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teachingLong)} />);
    expect(screen.getByText('Installation day, hour by hour:')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });

  it('is words and a picture when there are no steps', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teachingPlain)} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('img')).toBeTruthy();
  });
});

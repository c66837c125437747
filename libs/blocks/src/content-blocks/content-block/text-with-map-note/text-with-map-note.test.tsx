import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './text-with-map-note.fixtures.ts';

describe('TextWithMapNote', () => {
  it('ties the note to its map as a caption', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.mapNote)} />);
    const card = screen.getByRole('figure');
    expect(within(card).getByRole('img', { name: /few blocks/ })).toBeTruthy();
    expect(card.querySelector('figcaption')?.textContent).toBe(
      '1180 South Congress, two blocks from the river',
    );
  });

  it('leads somewhere with its call to action', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.mapNote)} />);
    expect(screen.getByRole('link', { name: 'See opening hours' }).getAttribute('href')).toBe(
      '/cities/austin/fiberspace',
    );
  });

  it('puts a drawn pin before a note that has no map', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.mapNotePlain)} />);
    const card = screen.getByRole('figure');
    expect(within(card).queryByRole('img')).toBeNull();
    expect(card.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
    expect(card.textContent).toBe('Now digging on East 6th');
  });

  it('shows a map alone when there is nothing to say about it', () => {
    const props = fixtureProps(contentBlock, fixtures.mapNote);
    if (props.variant !== 'textWithMapNote') throw new Error(props.variant);
    const { mapNote: _, ...silent } = props;
    render(<ContentBlock {...silent} />);
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });

  it('has no card when neither map nor note is given', () => {
    const props = fixtureProps(contentBlock, fixtures.mapNotePlain);
    if (props.variant !== 'textWithMapNote') throw new Error(props.variant);
    const { mapNote: _, ...bare } = props;
    render(<ContentBlock {...bare} />);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

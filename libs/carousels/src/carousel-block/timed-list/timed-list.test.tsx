import { describe, expect, it } from 'vitest';
import { served } from '../../testing/served.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { CarouselBlock } from '../carousel-block.tsx';
import * as fixtures from './timed-list.fixtures.ts';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures]) =>
  served(carouselBlock, CarouselBlock, fixture);

describe('TimedList', () => {
  it('goes down every 10000 ms within 1 ms, from the upper half of the window on, until an item is picked', () => {
    expect(show(fixtures.timedList).options).toEqual({
      axis: 'y',
      interval: 10_000,
      transition: 1,
      loop: true,
      viewMargin: '0px 0px -50% 0px',
      stopsWhenPicked: true,
    });
  });

  it('moves by itself unless the editor says otherwise', () => {
    const { element, options } = show(fixtures.timedListStill);
    expect(options).not.toHaveProperty('interval');
    expect(element.querySelector('[data-pause]')).toBeNull();
  });

  it('leads from each line to its slide without script', () => {
    const { element } = show(fixtures.timedList);
    const lines = [...element.querySelectorAll('a[data-dot]')];
    const slides = [...element.querySelectorAll('[data-slide]')];
    expect(lines).toHaveLength(4);
    expect(lines.map((line) => line.getAttribute('href'))).toEqual(slides.map(({ id }) => `#${id}`));
  });

  it('lets the keyboard reach words that may scroll, and stops at no others', () => {
    const stops = (fixture: (typeof fixtures)[keyof typeof fixtures]) =>
      show(fixture).element.querySelectorAll('[data-slide] [tabindex="0"]').length;
    expect(stops(fixtures.timedListLong)).toBe(1);
    expect(stops(fixtures.timedList)).toBe(0);
  });

  it('has nothing that moves where there is one item, and is nothing without one', () => {
    expect(show(fixtures.timedListOne).options).not.toHaveProperty('interval');
    expect(show(fixtures.timedListNone).element.innerHTML).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { served } from '../../testing/served.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { CarouselBlock } from '../carousel-block.tsx';
import { CARDS_LAYOUTS } from './cards.constants.ts';
import * as fixtures from './cards.fixtures.ts';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures]) =>
  served(carouselBlock, CarouselBlock, fixture);

describe('Cards', () => {
  it('moves every 8000 ms within 500 ms, three cards to a step where three are in view', () => {
    expect(show(fixtures.cardsOfVoices).options).toEqual({
      interval: 8000,
      transition: 500,
      step: 3,
      stepWithinView: true,
    });
  });

  it('stands still unless the editor wants it to move', () => {
    expect(show(fixtures.cardsToCome).options).not.toHaveProperty('interval');
  });

  it('gives a card 32 percent of a desktop, and of a mobile what testimonials have', () => {
    expect(CARDS_LAYOUTS.map(({ from = 0, width }) => [from, width])).toEqual([
      [0, 88],
      [600, 91.5],
      [840, 96.16],
      [1024, 32],
    ]);
  });

  it('holds cards of both kinds, in their order', () => {
    const slides = [...show(fixtures.cardsOfBoth).element.querySelectorAll('[data-slide]')];
    expect(slides.map((slide) => (slide.querySelector('blockquote') ? 'voice' : 'to come'))).toEqual([
      'to come',
      'voice',
      'to come',
      'voice',
    ]);
  });

  it('is nothing without a card', () => expect(show(fixtures.cardsNone).element.innerHTML).toBe(''));
});

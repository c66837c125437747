import { describe, expect, it } from 'vitest';
import { draw, parseRaw } from '../../testing/fixture-props.ts';
import { reviewPage } from './review-page.block.ts';
import * as fixtures from './review-page.fixtures.ts';
import { ReviewPage } from './review-page.tsx';

describe('ReviewPage', () => {
  it('is served with nothing chosen: no city to choose, no button to press', () => {
    const html = draw(reviewPage, ReviewPage, fixtures.review);
    expect(html).toMatch(/<button[^>]* disabled=""/);
    expect(html.match(/<select[^>]* disabled=""/g)).toHaveLength(1);
    expect(html.match(/data-cities="\d"[^>]* hidden=""/g)).toHaveLength(2);
  });

  it('has every city as a link that opens a new tab, for browsers without script', () => {
    const html = draw(reviewPage, ReviewPage, fixtures.review, 'es');
    expect(html.match(/<a [^>]*href="https:\/\/reviews\.example\/[^>]*target="_blank"/g)).toHaveLength(3);
  });

  it.each([
    ['', 'grid', 'none'],
    ['given-up', 'none', 'grid'],
  ])('shows its links instead of its form if its script fails: "%s"', (state, form, links) => {
    document.body.innerHTML = `<div ${state}>${draw(reviewPage, ReviewPage, fixtures.review)}</div>`;
    const display = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element).display;
    expect([display('form'), display('form + ul')]).toEqual([form, links]);
  });

  it('offers no state without a city that can be used', () => {
    const raw = (id: string, type: string, fields: Record<string, unknown>) => ({
      sys: { id, contentType: { sys: { id: type } } },
      fields,
    });
    const state = (name: string, ...urls: string[]) =>
      raw(name, 'gfReviewState', {
        name,
        cities: urls.map((url) => raw(url, 'gfReviewCity', { city: 'Austin', url })),
      });
    const gfCityLinks = [
      state('Texas', 'www.reviews.example'),
      state('Utah', 'www.reviews.example', '/utah'),
    ];
    const props = parseRaw(reviewPage, raw('review', 'gfReviewPage', { gfTitle: 'Review', gfCityLinks }));
    expect(props?.states.map(({ name, cities }) => [name, cities.length])).toEqual([['Utah', 1]]);
  });

  it('asks nothing where there is nowhere to go', () => {
    expect(draw(reviewPage, ReviewPage, fixtures.reviewWithoutStates)).not.toMatch(/<(?:form|button|select)/);
  });
});

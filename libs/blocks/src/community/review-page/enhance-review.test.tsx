import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceReview } from './enhance-review.ts';
import { ReviewPage } from './review-page.tsx';

const city = (name: string) => ({
  id: name,
  city: name,
  url: `https://reviews.example/${name.toLowerCase()}`,
});
const states = [
  { id: 'tx', name: 'Texas', cities: [city('Austin'), city('Dallas')] },
  { id: 'tn', name: 'Tennessee', cities: [city('Nashville')] },
];
const page = globalThis as { dataLayer?: object[] };

let stop: () => void;
const selects = () => [...document.querySelectorAll('select')].filter((one) => !one.closest('[hidden]'));
const choose = (label: string, at = 0) => {
  const select = selects()[at] as HTMLSelectElement;
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === label);
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const button = () => document.querySelector('button') as HTMLButtonElement;
const event = (action: string, state: string, cityName?: string) => ({
  event: 'review',
  category: 'review',
  action,
  state,
  ...(cityName && { city: cityName }),
});

beforeEach(() => {
  page.dataLayer = [];
  document.body.innerHTML = renderToString(<ReviewPage title="How was it?" states={states} />);
  vi.stubGlobal('open', vi.fn());
  stop = enhanceReview(document.body);
});
afterEach(() => stop());

describe('the review page', () => {
  it('asks for the city once a state is chosen, and waits with the button', () => {
    expect(selects()[1]?.disabled).toBe(true);
    choose('Texas');
    expect(selects()[1]?.disabled).toBe(false);
    expect([...(selects()[1]?.options ?? [])].map(({ text }) => text)).toEqual([
      'Pick a city',
      'Austin',
      'Dallas',
    ]);
    expect(button().disabled).toBe(true);
    choose('Dallas', 1);
    expect(button().disabled).toBe(false);
  });

  it('chooses the only city of a state by itself', () => {
    choose('Tennessee');
    expect(selects()[1]?.value).toBe('https://reviews.example/nashville');
    expect(button().disabled).toBe(false);
  });

  it('chooses it for a state that was chosen before the script came', () => {
    stop();
    choose('Tennessee');
    stop = enhanceReview(document.body);
    expect(selects()[1]?.value).toBe('https://reviews.example/nashville');
    expect(button().disabled).toBe(false);
    expect(page.dataLayer).toEqual([]);
  });

  it('forgets the city when another state is chosen', () => {
    choose('Texas');
    choose('Austin', 1);
    choose('Tennessee');
    choose('Texas');
    expect(selects()[1]?.value).toBe('');
    expect(button().disabled).toBe(true);
  });

  it('goes back to the beginning without a state', () => {
    choose('Tennessee');
    choose('Pick a state');
    expect(selects()[1]?.disabled).toBe(true);
    expect(button().disabled).toBe(true);
  });

  it('opens the page of the city in a new tab, and reports each step with state and city', () => {
    choose('Texas');
    choose('Austin', 1);
    button().click();
    expect(open).toHaveBeenCalledExactlyOnceWith('https://reviews.example/austin', '_blank', 'noopener');
    expect(page.dataLayer).toEqual([
      event('select state', 'Texas'),
      event('select city', 'Texas', 'Austin'),
      event('write-review', 'Texas', 'Austin'),
    ]);
  });

  it('does nothing any more once it is stopped', () => {
    stop();
    choose('Texas');
    expect(page.dataLayer).toEqual([]);
  });
});

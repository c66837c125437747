// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readApartments } from '../data/read-apartments.ts';
import { buildings } from '../testing/buildings.fixtures.ts';
import { answers, finder, PATH, props, resize, setUp } from '../testing/finder-stage.tsx';
import { finderData } from '../view/finder-data.ts';
import { serveFinder } from '../view/serve-finder.ts';

vi.mock('@skein/map', () => ({ createMap: () => Promise.reject(new Error('no WebGL')) }));

beforeEach(setUp);

const data = finderData(props.city, readApartments(buildings)?.apartments ?? []);
const FAILED = () => new Response('', { status: 500 });
const GONE = '?apartment=33.749000%7C-84.388000';
const CARD = 'Bobbin Lofts 1';

/** Shows the finder that the server draws for a query, and its next answer for the buildings. */
async function showServed(query: string, answer: () => Response | Promise<Response>) {
  history.replaceState(null, '', PATH + query);
  answers.push(answer);
  await act(async () => render(finder({ served: serveFinder(props.city, data, query, location.origin) })));
}
const cards = () => document.querySelectorAll('article');
const press = async (link: Element) => {
  await act(async () => void fireEvent.pointerDown(link));
  return fireEvent.click(link);
};

describe('a served finder whose buildings are not there yet', () => {
  it('opens a building of its list on a phone, and keeps both when the buildings never come', async () => {
    resize(390);
    let end: (answer: Response) => void = () => {};
    await showServed('', () => new Promise((resolve) => (end = resolve)));
    expect(await press(screen.getByRole('link', { name: CARD }))).toBe(false);
    expect(screen.getByRole('heading', { name: CARD, level: 2 })).toBeDefined();
    expect(screen.queryByText('Loading buildings')).toBeNull();
    await act(async () => end(FAILED()));
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: CARD, level: 2 })).toBeDefined();
    expect(cards()).toHaveLength(10);
  });

  it('leaves other pages of the list to the server', async () => {
    resize(390);
    await showServed('', () => new Promise(() => {}));
    expect(await press(document.querySelector('a[rel=next]') as Element)).toBe(true);
    expect(location.search).toBe('');
    expect(cards()).toHaveLength(10);
  });

  it.each([GONE, '?page=99'])('keeps the list that the server has drawn for %s', async (query) => {
    await showServed(query, () => new Promise(() => {}));
    expect(cards().length).toBeGreaterThan(0);
    expect(screen.queryByText('Loading buildings')).toBeNull();
  });

  it.each([GONE, '?page=99'])('keeps the list for %s when the buildings do not load', async (query) => {
    await showServed(query, FAILED);
    fireEvent.focus(screen.getByRole('searchbox'));
    await screen.findAllByRole('alert');
    expect(cards().length).toBeGreaterThan(0);
  });

  it('loads the buildings for one that the served page lacks, and opens it', async () => {
    resize(390);
    const [{ id } = { id: '' }] = data.apartments.slice(-1);
    history.replaceState(null, '', `${PATH}?apartment=${encodeURIComponent(id)}`);
    const served = serveFinder(props.city, data, '', location.origin);
    await act(async () => render(finder({ served })));
    await vi.waitFor(() => expect(document.querySelector('[data-building]')).not.toBeNull());
  });
});

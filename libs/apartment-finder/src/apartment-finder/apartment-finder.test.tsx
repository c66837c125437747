import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readApartments } from '../data/read-apartments.ts';
import { buildings } from '../testing/buildings.fixtures.ts';
import { answers, finder, PATH, props, setUp } from '../testing/finder-stage.tsx';
import { finderData } from '../view/finder-data.ts';
import { serveFinder } from '../view/serve-finder.ts';

vi.mock('@skein/map', () => ({ createMap: () => Promise.reject(new Error('no WebGL')) }));

beforeEach(setUp);

const link = (name: string) => screen.findByRole('link', { name });
const rows = () => within(screen.getByRole('list', { name: 'Buildings' })).getAllByRole('listitem');

async function back() {
  const went = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back();
  await act(() => went);
}
function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

describe('the finder', () => {
  it('lists ten buildings, and the next ten', async () => {
    render(finder());
    await link('Bobbin Lofts 1');
    expect(rows()).toHaveLength(10);
    fireEvent.click(await link('Next'));
    expect(location.search).toBe('?page=2');
    expect(screen.getByText('11–20 of 42')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Austin' }));
  });

  it('opens a building at its address, closes it, and shows it again on the way back', async () => {
    render(finder());
    fireEvent.click(await link('Bobbin Lofts 1'));
    expect(location.search).toBe('?apartment=30.250000%7C-97.750000');
    const dialog = screen.getByRole('dialog', { name: 'Bobbin Lofts 1' });
    expect(within(dialog).getByText('Great news.')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('link', { name: 'Close' }));
    expect(location.pathname + location.search).toBe(PATH);
    expect(screen.queryByRole('dialog')).toBeNull();
    await back();
    expect(screen.getByRole('dialog', { name: 'Bobbin Lofts 1' })).toBeDefined();
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the focus back to what opened a detail', async () => {
    render(finder());
    const opener = await link('Café Row 1');
    opener.focus();
    fireEvent.click(opener);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves it in the search, which closes the detail as it finds something else', async () => {
    render(finder());
    fireEvent.click(await link('Café Row 1'));
    const field = screen.getByRole('searchbox');
    field.focus();
    type('k');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('gives it to the card of the building where the page came with its detail', async () => {
    history.replaceState(null, '', `${PATH}?apartment=30.251000%7C-97.749333`);
    render(finder());
    const dialog = await screen.findByRole('dialog', { name: 'Café Row 1' });
    fireEvent.click(within(dialog).getByRole('link', { name: 'Close' }));
    await waitFor(async () => expect(document.activeElement).toBe(await link('Café Row 1')));
  });

  it('says what is to come where the fiber is not installed', async () => {
    history.replaceState(null, '', `${PATH}?apartment=30.251000%7C-97.749333`);
    render(finder());
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('This property is on track to get fiber internet.', { exact: false }),
    ).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Stay updated on our progress' }).getAttribute('href')).toBe(
      '/check-address',
    );
  });

  it('offers neighborhoods where a building is ready, and begins them on the first page', async () => {
    history.replaceState(null, '', `${PATH}?page=3`);
    render(finder());
    await link('Next');
    const names = ['All neighborhoods', 'Bouldin Creek', 'Cherrywood'];
    const offered = [...document.querySelectorAll('details li a')].map(({ textContent }) => textContent);
    expect(offered).toEqual(names);
    fireEvent.click(screen.getByText('Cherrywood', { selector: 'details a' }));
    expect(location.search).toBe('?neighborhood=cherrywood');
  });

  it('narrows the list letter by letter, in one step of the history', async () => {
    render(finder());
    await link('Bobbin Lofts 1');
    const before = history.length;
    type('o');
    type('oh');
    type("o'ha");
    expect(location.search).toBe('?q=oha');
    expect(rows()[0]?.textContent).toContain("O'Hara Flats");
    expect(history.length).toBe(before + 1);
    await back();
    expect(location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('says so where nothing is found, with the way to ask for service', async () => {
    render(finder());
    await link('Bobbin Lofts 1');
    type('zzz');
    expect(screen.getByText('We can’t find a building with that name or address.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Help bring fiber to your building' })).toBeDefined();
  });

  it('offers the whole city where the neighborhood has nothing of it', async () => {
    history.replaceState(null, '', `${PATH}?neighborhood=mueller&q=bobbin+lofts+1`);
    render(finder());
    const widen = await link('Look in all neighborhoods (1)');
    widen.focus();
    fireEvent.click(widen);
    await link('Bobbin Lofts 1');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Austin' }));
    expect(location.search).toBe('?q=bobbin+lofts+1');
  });

  it('shares the address of what is shown', async () => {
    history.replaceState(null, '', `${PATH}?apartment=30.250000%7C-97.750000`);
    render(finder());
    await screen.findByRole('dialog');
    const url = encodeURIComponent(`${location.origin}${PATH}?apartment=30.250000%7C-97.750000`);
    const hrefs = [...document.querySelectorAll('[data-dialog] a')].map((one) => one.getAttribute('href'));
    const tweet = encodeURIComponent('Find apartments and condos with super fast Internet.');
    expect(hrefs).toEqual([
      `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      `https://twitter.com/intent/tweet?text=${tweet}&url=${url}`,
      `mailto:?subject=${tweet}&body=${url}`,
    ]);
  });
});

describe('when the data does not arrive', () => {
  it.each([
    ['404', () => new Response('', { status: 404 })],
    ['500', () => new Response('', { status: 500 })],
    ['nothing', () => new Response('')],
    ['half of it', () => new Response('[{"Building')],
    ['another type', () => Response.json('no')],
    ['an error of the network', () => Promise.reject(new TypeError('offline'))],
  ])('says so after %s, keeps what was typed, and asks again', async (_, answer) => {
    answers.push(answer);
    render(finder());
    type('kite');
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load');
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await link('Kite Factory 1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'kite');
  });

  it('says so where the browser can make nothing of it', async () => {
    vi.spyOn(String.prototype, 'localeCompare').mockImplementation(() => {
      throw new TypeError('Unknown locale');
    });
    render(finder());
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load');
  });

  it('has the focus on the list that was served, when it asks again', async () => {
    answers.push(() => new Response('', { status: 500 }));
    const data = finderData(props.city, readApartments(buildings)?.apartments ?? []);
    render(finder({ served: serveFinder(props.city, data, '', 'https://x.example') }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Austin' }));
  });

  it('leaves links to the server', async () => {
    answers.push(() => new Response('', { status: 500 }));
    const data = finderData(props.city, readApartments(buildings)?.apartments ?? []);
    render(finder({ served: serveFinder(props.city, data, '', 'https://x.example') }));
    await screen.findByRole('alert');
    let prevented: boolean | undefined;
    const page = (event: Event) => {
      prevented = event.defaultPrevented;
      // Prevents the navigation, because jsdom cannot navigate.
      event.preventDefault();
    };
    addEventListener('click', page, { once: true });
    fireEvent.click(await link('Bobbin Lofts 1'));
    expect(prevented).toBe(false);
    expect(location.search).toBe('');
  });
});

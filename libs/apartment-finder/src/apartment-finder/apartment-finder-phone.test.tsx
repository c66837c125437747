import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readApartments } from '../data/read-apartments.ts';
import { buildings } from '../testing/buildings.fixtures.ts';
import { answers, finder, PATH, props, resize, setUp } from '../testing/finder-stage.tsx';
import { finderData } from '../view/finder-data.ts';
import { serveFinder } from '../view/serve-finder.ts';

vi.mock('@skein/map', () => ({ createMap: () => Promise.reject(new Error('no WebGL')) }));

beforeEach(setUp);

const link = (name: string) => screen.findByRole('link', { name });

function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

describe('the finder on a small screen', () => {
  it('covers everything with the detail, and lays it beside the map when there is room', async () => {
    resize(768);
    render(finder());
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const beside = vi.spyOn(HTMLDialogElement.prototype, 'show');
    fireEvent.click(await link('Bobbin Lofts 1'));
    expect(modal).toHaveBeenCalledTimes(1);
    resize(769);
    expect(beside).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['list', 'Back to the list'],
    ['map', 'Back to the map'],
  ])('names where the search leads back to: the %s', async (panel, name) => {
    resize(480);
    render(finder());
    await link('Bobbin Lofts 1');
    fireEvent.click(screen.getByRole('button', { name: panel === 'map' ? 'Map' : 'List', hidden: true }));
    fireEvent.click(screen.getByRole('searchbox'));
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('searches on the whole of a phone, clears, and goes back', async () => {
    resize(480);
    render(finder());
    const opener = await screen.findByRole('searchbox', { name: 'Building or address' });
    type("o'ha ");
    opener.focus();
    fireEvent.click(opener);
    const dialog = within(screen.getByRole('dialog', { name: 'Building or address' }));
    const field = dialog.getByRole('searchbox');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', "o'ha ");
    fireEvent.change(field, { target: { value: "o'hara f" } });
    expect(opener).toHaveProperty('value', "o'hara f");
    fireEvent.click(dialog.getByRole('button', { name: 'Clear the search' }));
    expect(field).toHaveProperty('value', '');
    fireEvent.click(dialog.getByRole('button', { name: 'Back to the map' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('shows on the whole of a phone what is looked for by Enter', async () => {
    resize(480);
    render(finder());
    type('kite');
    fireEvent.submit(screen.getByRole('search'));
    const dialog = within(screen.getByRole('dialog', { name: 'Building or address' }));
    await dialog.findByRole('link', { name: 'Kite Factory 1' });
  });

  it('comes back to the search without the keyboard of a phone, until it is pressed', async () => {
    resize(480);
    render(finder());
    const opener = await screen.findByRole('searchbox');
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the map' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(opener.inputMode).toBe('none');
    fireEvent.pointerDown(opener);
    expect(opener.inputMode).toBe('');
  });

  it('has the search in focus where a neighborhood is chosen', async () => {
    history.replaceState(null, '', `${PATH}?neighborhood=cherrywood`);
    resize(480);
    render(finder());
    fireEvent.click(await screen.findByRole('searchbox'));
    const dialog = within(screen.getByRole('dialog', { name: 'Building or address' }));
    expect(document.activeElement).toBe(dialog.getByRole('searchbox'));
  });

  it('closes what covers a phone when the window outgrows one, and keeps what was typed', async () => {
    resize(480);
    render(finder());
    const field = await screen.findByRole('searchbox');
    field.focus();
    fireEvent.click(field);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: "o'hara " } });
    resize(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', "o'hara ");
    expect(field.inputMode).toBe('');
  });

  it('closes a list of neighborhoods that was opened before there was script', async () => {
    resize(480);
    render(finder());
    await link('Bobbin Lofts 1');
    const details = document.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent.click(document.querySelector('summary') as Element);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(details.open).toBe(false);
  });

  it('chooses a neighborhood on the whole of a phone', async () => {
    resize(480);
    render(finder());
    await link('Bobbin Lofts 1');
    fireEvent.click(document.querySelector('summary') as Element);
    const dialog = within(screen.getByRole('dialog', { name: 'Neighborhood' }));
    fireEvent.click(dialog.getByRole('link', { name: 'Bouldin Creek' }));
    expect(location.search).toBe('?neighborhood=bouldin-creek');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the map for the whole city, and the list for a neighborhood or when asked', async () => {
    resize(480);
    render(finder());
    await link('Bobbin Lofts 1');
    const body = document.querySelector('[data-panel]');
    expect(body?.getAttribute('data-panel')).toBe('map');
    fireEvent.click(screen.getByRole('button', { name: 'List', hidden: true }));
    expect(body?.getAttribute('data-panel')).toBe('list');
  });

  it('has no dead control if its script fails, and shows what the controls would', async () => {
    resize(480);
    render(finder());
    await link('Bobbin Lofts 1');
    fireEvent.click(screen.getByRole('button', { name: 'List', hidden: true }));
    const group = document.querySelector('[aria-label=View]');
    const map = document.querySelector('[data-panel] > [data-map]');
    const submit = document.querySelector('form button[type=submit]')?.parentElement;
    const displayOf = (element: Element | null | undefined) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
        .filter((rule) => rule instanceof CSSStyleRule)
        .filter(({ selectorText }) => selectorText.includes('given-up') && element?.matches(selectorText))
        .map(({ style }) => style.display);
    expect([group, map, submit].map(displayOf)).toEqual([[], [], []]);
    document.body.toggleAttribute('given-up', true);
    expect([group, map, submit].map(displayOf)).toEqual([['none'], ['block'], ['inline']]);
    document.body.removeAttribute('given-up');
  });
});

describe('on a phone where the data does not arrive', () => {
  const data = finderData(props.city, readApartments(buildings)?.apartments ?? []);
  async function searchWithoutData(served?: object) {
    answers.push(() => new Response('', { status: 500 }));
    resize(480);
    render(finder(served));
    fireEvent.click(screen.getByRole('searchbox'));
    await screen.findAllByRole('alert');
    const dialog = within(screen.getByRole('dialog', { name: 'Building or address' }));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'kite' } });
    return dialog;
  }

  it('says so over the search, and asks again', async () => {
    const dialog = await searchWithoutData();
    expect(dialog.queryByText('Loading buildings')).toBeNull();
    expect(dialog.getByRole('alert').textContent).toContain('couldn’t load');
    const again = dialog.getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    const field = dialog.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(field);
    expect(field.inputMode).toBe('none');
    await dialog.findByRole('link', { name: 'Kite Factory 1' });
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('leaves what is sent to the server', async () => {
    const dialog = await searchWithoutData();
    expect(fireEvent.submit(dialog.getByRole('search'))).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Back to the map' }));
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('still offers the neighborhoods that it was served with', async () => {
    const served = serveFinder(props.city, data, '', 'https://x.example');
    const search = await searchWithoutData({ served });
    fireEvent.click(search.getByRole('button', { name: 'Back to the map' }));
    fireEvent.click(document.querySelector('summary') as Element);
    const dialog = within(screen.getByRole('dialog', { name: 'Neighborhood' }));
    expect(dialog.getByRole('link', { name: 'Bouldin Creek' })).toBeDefined();
  });
});

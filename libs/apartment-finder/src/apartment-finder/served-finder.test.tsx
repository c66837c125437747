import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readApartments } from '../data/read-apartments.ts';
import { buildings } from '../testing/buildings.fixtures.ts';
import { answers, finder, PATH, props, resize, setUp } from '../testing/finder-stage.tsx';
import { finderData } from '../view/finder-data.ts';
import { serveFinder } from '../view/serve-finder.ts';

vi.mock('@skein/map', () => ({ createMap: () => Promise.reject(new Error('no WebGL')) }));

beforeEach(setUp);

/** Renders an element without the browser's `location`, as a server does. */
function drawnByServer(element: ReactElement): string {
  const { location: page } = globalThis;
  vi.stubGlobal('location', undefined);
  try {
    return renderToString(element);
  } finally {
    vi.stubGlobal('location', page);
  }
}

describe('as a server draws it', () => {
  const data = finderData(props.city, readApartments(buildings)?.apartments ?? []);
  it.each(['', '?neighborhood=cherrywood', '?q=kite', '?page=3', '?apartment=30.250000%7C-97.750000'])(
    'is taken over without a difference at %s',
    async (query) => {
      history.replaceState(null, '', PATH + query);
      const element = finder({ served: serveFinder(props.city, data, query, location.origin) });
      answers.push(() => new Promise(() => {}));
      const root = document.createElement('div');
      document.body.append(root);
      root.innerHTML = drawnByServer(element);
      expect(root.querySelectorAll('article').length).toBeGreaterThan(0);
      const problems: unknown[] = [];
      const mounted = await act(() =>
        hydrateRoot(root, element, { onRecoverableError: (error) => problems.push(error) }),
      );
      expect(problems).toEqual([]);
      act(() => mounted.unmount());
      root.remove();
    },
  );

  it('opens for itself only the building that it came with', async () => {
    const query = '?apartment=30.250000%7C-97.750000';
    history.replaceState(null, '', PATH + query);
    const element = finder({ served: serveFinder(props.city, data, query, location.origin) });
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = drawnByServer(element);
    const show = vi.spyOn(HTMLDialogElement.prototype, 'show');
    const mounted = await act(() => hydrateRoot(root, element));
    expect(show).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The script opens this dialog with `show`, so the browser moves the focus into the dialog.
    fireEvent.click(screen.getByRole('link', { name: 'Café Row 1' }));
    expect(show).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    act(() => mounted.unmount());
    root.remove();
  });

  it('keeps its field on a phone, and looks for what was typed before the script was there', async () => {
    resize(390);
    const element = finder({ served: serveFinder(props.city, data, '', location.origin) });
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = drawnByServer(element);
    const field = root.querySelector<HTMLInputElement>('[name=q]');
    const mounted = await act(() => hydrateRoot(root, element));
    expect(field?.isConnected).toBe(true);
    if (field) fireEvent.input(field, { target: { value: "o'ha " } });
    expect(location.search).toBe('?q=oha');
    expect(field?.value).toBe("o'ha ");
    act(() => mounted.unmount());
    root.remove();
  });

  it('is a form and links: all of it works without script', () => {
    const element = finder({
      served: serveFinder(props.city, data, '?neighborhood=cherrywood', 'https://x.example'),
    });
    const root = document.createElement('div');
    root.innerHTML = drawnByServer(element);
    const form = root.querySelector('form');
    expect(form?.getAttribute('action')).toBe(PATH);
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.querySelector('[name=neighborhood]')?.getAttribute('value')).toBe('cherrywood');
    expect(root.querySelector('article a')?.getAttribute('href')).toMatch(
      /^\/cities\/austin\/apartments\?neighborhood=cherrywood&apartment=30/,
    );
    expect(root.querySelector('nav a')?.getAttribute('href')).toBe(`${PATH}?neighborhood=cherrywood&page=2`);
  });

  it('loads the buildings on a phone once a visitor touches it, and on a wide screen by itself', async () => {
    const element = finder({ served: serveFinder(props.city, data, '', location.origin) });
    const load = vi.fn(async () => Response.json(buildings));
    vi.stubGlobal('fetch', load);
    for (const [width, before] of [
      [390, 0],
      [1440, 1],
    ] as const) {
      resize(width);
      load.mockClear();
      const root = document.createElement('div');
      document.body.append(root);
      root.innerHTML = drawnByServer(element);
      const dots = root.querySelector('[data-dots=ready] path')?.getAttribute('d');
      expect(dots).toMatch(/^M/);
      const mounted = await act(async () => hydrateRoot(root, element));
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(before));
      expect(root.querySelector('[data-dots=ready] path')?.getAttribute('d')).toBe(dots);
      await act(async () => {
        fireEvent.pointerDown(screen.getByRole('searchbox'));
      });
      expect(load).toHaveBeenCalledTimes(1);
      await vi.waitFor(() => expect(root.querySelector('[data-finder=ready]')).not.toBeNull());
      expect(root.querySelector('[data-dots=ready] path')?.getAttribute('d')).toBe(dots);
      act(() => mounted.unmount());
      root.remove();
    }
  });
});

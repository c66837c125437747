import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readApartments } from '../data/read-apartments.ts';
import { buildings } from '../testing/buildings.fixtures.ts';
import { answers, finder, PATH, props, resize, setUp } from '../testing/finder-stage.tsx';
import { finderData } from '../view/finder-data.ts';
import { serveFinder } from '../view/serve-finder.ts';

beforeEach(setUp);

const link = (name: string) => screen.findByRole('link', { name });

describe('a building that is open while the window crosses the width of a small screen', () => {
  it('keeps Share usable when the detail around it comes to lie beside the map', async () => {
    resize(768);
    render(finder());
    fireEvent.click(await link('Bobbin Lofts 1'));
    const share = within(screen.getByRole('dialog')).getByRole('button', { name: 'Share', hidden: true });
    const inside = document.getElementById(share.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    inside.showModal();
    const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    resize(769);
    expect(closed.mock.contexts[0]).toBe(inside);
    expect(modal.mock.contexts).toEqual([inside]);
    expect(inside.open).toBe(true);
  });

  it('keeps the focus where it is when the detail comes to lie beside the map, and back', async () => {
    resize(768);
    render(finder());
    fireEvent.click(await link('Bobbin Lofts 1'));
    const detail = within(screen.getByRole('dialog'));
    const share = detail.getByRole('button', { name: 'Share', hidden: true });
    const inside = document.getElementById(share.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    const before: unknown[] = [];
    // Real dialogs move the focus when they open, but the dialogs of jsdom do not.
    for (const how of ['show', 'showModal'] as const)
      vi.spyOn(HTMLDialogElement.prototype, how).mockImplementation(function (this: HTMLDialogElement) {
        if (this === inside) before.push(document.activeElement);
        this.open = true;
        this.querySelector<HTMLElement>('a, button')?.focus();
      });
    // A real dialog dispatches `close` only after the window has crossed the width.
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
      this.open = false;
    });
    share.focus();
    inside.showModal();
    const last = [...inside.querySelectorAll('a')].at(-1);
    last?.focus();
    resize(769);
    expect(document.activeElement).toBe(last);
    // The focus returns to this button when the dialog of Share closes.
    expect(before).toEqual([share, share]);
    inside.close();
    const website = detail.getByRole('link', { name: 'More about this city' });
    website.focus();
    resize(768);
    expect(document.activeElement).toBe(website);
  });
});

describe('a building that is open while another one is chosen on the map', () => {
  it('takes the focus again, and gives it back to what has chosen the other one', async () => {
    render(finder());
    fireEvent.click(await link('Bobbin Lofts 1'));
    const second = await link('Bobbin Lofts 2');
    second.focus();
    fireEvent.click(second);
    const close = screen.getByRole('link', { name: 'Close' });
    expect(document.activeElement).toBe(close);
    fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(second);
  });
});

describe('a building that is open while the data does not arrive', () => {
  const data = finderData(props.city, readApartments(buildings)?.apartments ?? []);
  async function openWithoutData() {
    answers.push(() => new Response('', { status: 500 }));
    const query = `?apartment=${encodeURIComponent('30.250000|-97.750000')}`;
    history.replaceState(null, '', PATH + query);
    render(finder({ served: serveFinder(props.city, data, query, 'https://x.example') }));
    await screen.findAllByRole('alert');
  }

  it('says so itself, and keeps everything below it out of reach', async () => {
    await openWithoutData();
    const [again, ...others] = screen
      .getAllByRole('button', { name: 'Try again' })
      .filter((button) => !button.closest('[inert]'));
    expect(others).toEqual([]);
    expect(again?.closest('[data-building]')).not.toBeNull();
    answers.push(() => new Promise(() => {}));
    again?.focus();
    fireEvent.click(again as HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
    // The retry button has disappeared, and the list below the details is still inert.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Close' }));
    expect(document.querySelector('[data-list-title]')?.closest('[inert]')).not.toBeNull();
  });

  it('shows the list below it to visitors without script', () => {
    const query = `?apartment=${encodeURIComponent('30.250000|-97.750000')}`;
    history.replaceState(null, '', PATH + query);
    const html = renderToString(
      finder({ served: serveFinder(props.city, data, query, 'https://x.example') }),
    );
    expect(html).toContain('data-building');
    expect(html).not.toContain('inert');
  });

  it('goes on once the data is there', async () => {
    await openWithoutData();
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    fireEvent.click(again as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

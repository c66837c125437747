import { BlockProvider, emitPageEvent, renderWith } from '@skein/cms-client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { AddressCheckDialog } from './address-check-dialog.tsx';
import { addressCheck } from './address-check.block.ts';
import { addressCheckDialog } from './address-check.fixtures.ts';

const content = fixtureProps(addressCheck, addressCheckDialog);
const ask = (source = 'header') => act(() => emitPageEvent('open-address-check', { source }));
const dialog = () => screen.queryByRole('dialog');

describe('the focus of the address check dialog', () => {
  it('gives the focus back to whoever asked', async () => {
    render(
      <>
        <button type="button">Check</button>
        <AddressCheckDialog {...content} />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Check' });
    opener.focus();
    ask();
    const close = within(dialog() as HTMLElement).getByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.click(close);
    expect(document.activeElement).toBe(opener);
  });

  it('gives it back to whoever asked before it woke, too', async () => {
    render(<button type="button">Check</button>);
    const opener = screen.getByRole('button', { name: 'Check' });
    opener.focus();
    emitPageEvent('open-address-check', { source: 'header' });
    render(<AddressCheckDialog {...content} />);
    const close = within(dialog() as HTMLElement).getByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.click(close);
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['the hash of the address', () => {}],
    ['something that has gone since', () => screen.getByRole('button', { name: 'Gone' }).focus()],
  ])('opened by %s, gives the focus to what would open it again, if that is in view', async (_, before) => {
    const page = (visible: boolean) => (
      <>
        <main tabIndex={-1}>
          <a href="/check-address" data-action="open-address-check">
            Far below
          </a>
          <a href="/check-address" data-action="open-address-check">
            Check availability
          </a>
        </main>
        {visible && <button type="button">Gone</button>}
        <AddressCheckDialog {...content} />
      </>
    );
    const { rerender } = render(page(true));
    const link = screen.getByRole('link', { name: 'Check availability' });
    link.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
    screen.getByRole('link', { name: 'Far below' }).getBoundingClientRect = () =>
      new DOMRect(0, 5000, 100, 40);
    before();
    ask();
    rerender(page(false));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(link);
  });

  it('gives the focus to what has taken the place of whoever asked', async () => {
    render(
      <>
        <div data-gives-way="">
          <a href="/check-address">Check</a>
        </div>
        <div>
          <a href="/app">Get the app</a>
        </div>
        <AddressCheckDialog {...content} />
      </>,
    );
    const opener = screen.getByRole('link', { name: 'Check' });
    opener.focus();
    ask();
    // Without `href`, a link cannot get the focus, like a hidden link.
    opener.removeAttribute('href');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Get the app' }));
  });

  it('gives the focus to the main part of a page that cannot open it again', async () => {
    render(
      <>
        <main tabIndex={-1}>Plans</main>
        <AddressCheckDialog {...content} />
      </>,
    );
    ask();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('focuses the first field each time, also when the form comes later', async () => {
    const form = { id: 'form', type: 'gfTestForm', props: {} };
    const draw = (there: boolean) => (
      <BlockProvider
        render={renderWith({
          gfTestForm: () =>
            there && (
              <>
                <input type="hidden" />
                <input tabIndex={-1} aria-label="Trap" />
                <input aria-label="Street" />
                <input aria-label="ZIP" />
              </>
            ),
        })}
      >
        <AddressCheckDialog {...content} form={form} />
      </BlockProvider>
    );
    const { rerender } = render(draw(false));
    ask();
    rerender(draw(true));
    const street = await screen.findByRole('textbox', { name: 'Street' });
    await waitFor(() => expect(document.activeElement).toBe(street));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    ask();
    expect(document.activeElement).toBe(street);
  });

  it('takes the focus from no field that a visitor went to meanwhile', async () => {
    let arrive = () => {};
    function LateForm() {
      const [all, setAll] = useState(false);
      useEffect(() => {
        arrive = () => setAll(true);
      }, []);
      return (
        <>
          {all && <input aria-label="Street" />}
          <button type="button">Other</button>
        </>
      );
    }
    render(
      <BlockProvider render={renderWith({ gfTestForm: LateForm })}>
        <AddressCheckDialog {...content} form={{ id: 'form', type: 'gfTestForm', props: {} }} />
      </BlockProvider>,
    );
    ask();
    const other = screen.getByRole('button', { name: 'Other' });
    other.focus();
    await act(async () => arrive());
    expect(screen.getByRole('textbox', { name: 'Street' })).toBeDefined();
    expect(document.activeElement).toBe(other);
  });
});

import { BlockProvider, emitPageEvent, renderWith } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { AddressCheckDialog } from './address-check-dialog.tsx';
import { addressCheck } from './address-check.content.ts';
import { addressCheckDialog } from './address-check.fixtures.ts';

const content = fixtureProps(addressCheck, addressCheckDialog);
const ask = (source = 'header') => act(() => emitPageEvent('open-address-check', { source }));
const dialog = () => screen.queryByRole('dialog');
const events = () => (globalThis as { dataLayer?: object[] }).dataLayer ?? [];

stubModalDialogs();
beforeEach(() => {
  (globalThis as { dataLayer?: object[] }).dataLayer = [];
  globalThis.skeinPending = [];
  history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('the address check dialog', () => {
  it('opens when the page asks, also when it was asked before it woke', () => {
    emitPageEvent('open-address-check', { source: 'header' });
    render(<AddressCheckDialog {...content} />);
    expect(dialog()?.textContent).toContain('Is the fiber at your door yet?');
  });

  it('reports opening and closing once each', async () => {
    render(<AddressCheckDialog {...content} />);
    ask();
    ask();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const base = { event: 'check_address_modal', category: 'check address' };
    expect(events()).toEqual([
      { ...base, action: 'open', label: 'header' },
      { ...base, action: 'close' },
    ]);
    expect(dialog()).toBeNull();
  });

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
    // As good as hidden: it takes the focus no more.
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

  it('drops the hash on closing, so that the same link opens it again', async () => {
    history.replaceState(null, '', '/plans?a=1#checkaddress');
    render(<AddressCheckDialog {...content} />);
    ask();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(location.pathname + location.search + location.hash).toBe('/plans?a=1');
  });

  it.each([
    ['closes when its hash goes', '#checkaddress', '', false],
    ['closes when another hash comes in its place', '#CheckAddress', '#plans', false],
    ['stays when a hash goes that has not opened it', '#plans', '', true],
  ])('%s: from %j to %j', (_, from, to, stays) => {
    history.replaceState(null, '', `/plans${from}`);
    render(<AddressCheckDialog {...content} />);
    ask();
    const oldURL = location.href;
    history.replaceState(null, '', `/plans${to}`);
    act(() => void dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href })));
    expect(dialog() !== null).toBe(stays);
    expect(location.pathname + location.hash).toBe(`/plans${to}`);
  });

  it('does not open for a hash that went before it woke', () => {
    emitPageEvent('open-address-check', { source: 'hash' });
    render(<AddressCheckDialog {...content} />);
    expect(dialog()).toBeNull();
    history.replaceState(null, '', '/#checkaddress');
    ask('hash');
    expect(dialog()).not.toBeNull();
  });

  it('offers the next step and the sales number while it has no form', () => {
    render(<AddressCheckDialog {...content} />);
    ask();
    const link = screen.getByRole('link', { name: 'Check my address' });
    expect(link.getAttribute('href')).toBe('/check-address');
    expect(link.hasAttribute('data-action')).toBe(false);
    expect(screen.getByRole('link', { name: /555-0142/ }).getAttribute('href')).toBe('tel:+17375550142');
  });

  it('shows the form of another library in its slot, and keeps what was typed from a stray click', () => {
    const form = { id: 'form', type: 'gfTestForm', props: { label: 'Street' } };
    render(
      <BlockProvider
        render={renderWith({ gfTestForm: ({ label }: { label: string }) => <input aria-label={label} /> })}
      >
        <AddressCheckDialog {...content} form={form} />
      </BlockProvider>,
    );
    ask();
    expect(screen.getByRole('textbox', { name: 'Street' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Check my address' })).toBeNull();
    const frame = dialog() as HTMLElement;
    fireEvent.mouseDown(frame);
    fireEvent.click(frame);
    expect(dialog()).not.toBeNull();
  });

  it('speaks the language of the page', () => {
    render(
      <LanguageProvider language="es">
        <AddressCheckDialog {...fixtureProps(addressCheck, addressCheckDialog, 'es')} />
      </LanguageProvider>,
    );
    ask();
    expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDefined();
  });
});

import { BlockProvider, emitPageEvent, renderWith } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { AddressCheckDialog } from './address-check-dialog.tsx';
import { addressCheck } from './address-check.block.ts';
import { addressCheckDialog } from './address-check.fixtures.ts';

const content = fixtureProps(addressCheck, addressCheckDialog);
const ask = (source = 'header') => act(() => emitPageEvent('open-address-check', { source }));
const dialog = () => screen.queryByRole('dialog');
const events = () => (globalThis as { dataLayer?: object[] }).dataLayer ?? [];

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
    const link = screen.getByRole('link', { name: 'Check availability' });
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
    expect(screen.queryByRole('link', { name: 'Check availability' })).toBeNull();
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

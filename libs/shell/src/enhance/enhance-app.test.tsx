import { actionAttributes, onPageEvent } from '@skein/cms-client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { AddressCheckDialog } from '../address-check/address-check-dialog.tsx';
import { addressCheck } from '../address-check/address-check.block.ts';
import { addressCheckDialog } from '../address-check/address-check.fixtures.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { enhanceApp } from './enhance-shell.ts';

const content = fixtureProps(addressCheck, addressCheckDialog);

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => document.documentElement.removeAttribute('data-scrolled-far'));

function App({ dialog = true }: { readonly dialog?: boolean }) {
  useEffect(() => enhanceApp(), []);
  return (
    <>
      <a href="#check" {...actionAttributes('open-address-check', { source: 'header' })}>
        Try it
      </a>
      {dialog && <AddressCheckDialog {...content} />}
    </>
  );
}
const show = (dialog: boolean) =>
  render(
    <StrictMode>
      <App dialog={dialog} />
    </StrictMode>,
  );
/** Presses the call to action. Returns whether the browser follows its link. */
const press = () => fireEvent.click(screen.getByText('Try it'));
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
};

it('lets a call to action open the address check, in an application without islands', () => {
  show(true);
  expect(press()).toBe(false);
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
});

it('opens the address check at its hash', () => {
  show(true);
  history.replaceState(null, '', '#checkaddress');
  act(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  history.replaceState(null, '', '/');
});

it('leaves a link to the browser if nothing answers it', () => {
  show(false);
  expect(press()).toBe(true);
  expect(globalThis.skeinPending ?? []).toEqual([]);
});

it('shows the sticky call to action far down the page', () => {
  show(false);
  const isFar = () => document.documentElement.hasAttribute('data-scrolled-far');
  scrollTo(1001);
  expect(isFar()).toBe(true);
  scrollTo(0);
  expect(isFar()).toBe(false);
});

it('stops with the application', () => {
  const { unmount } = show(true);
  const call = screen.getByText('Try it').cloneNode(true);
  unmount();
  document.body.append(call);
  const take = vi.fn<() => void>();
  onTestFinished(onPageEvent('open-address-check', take));
  expect(fireEvent.click(call)).toBe(true);
  expect(take).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

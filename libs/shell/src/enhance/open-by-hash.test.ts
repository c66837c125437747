import { emitPageEvent, onPageEvent } from '@skein/cms-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDialogByHash } from './open-by-hash.ts';

const HASH = '#/?accountnotfound=1';
let dialog: HTMLDialogElement;

const goTo = (address: string) => {
  history.pushState(null, '', address);
  openDialogByHash();
};

beforeEach(() => {
  document.body.innerHTML = `<dialog data-open-at="${HASH}"></dialog><dialog id="other"></dialog>`;
  dialog = document.querySelector('dialog') as HTMLDialogElement;
});

describe('a served dialog', () => {
  it.each([
    [`/${HASH}`, true],
    ['/', false],
    ['/#checkaddress', false],
    ['/#/?accountnotfound=0', false],
    ['/#/?accountnotfound=1&more', false],
  ])('at %s: open %s', (address, open) => {
    goTo(address);
    expect(dialog.open).toBe(open);
    expect(document.querySelector<HTMLDialogElement>('#other')?.open).toBe(false);
  });

  it('takes its hash along when it closes, and leaves path and query', () => {
    goTo(`/plans?a=1${HASH}`);
    dialog.close();
    expect(location.pathname + location.search + location.hash).toBe('/plans?a=1');
  });

  it('opens alone if another dialog has its hash, too', () => {
    dialog.after(dialog.cloneNode());
    goTo(`/${HASH}`);
    expect([...document.querySelectorAll('dialog')].map(({ open }) => open)).toEqual([true, false, false]);
  });

  it('opens again for a second link', () => {
    goTo(`/${HASH}`);
    dialog.close();
    goTo(`/${HASH}`);
    expect(dialog.open).toBe(true);
  });

  it('closes when the hash goes, and leaves the next one alone', () => {
    goTo(`/${HASH}`);
    goTo('/#plans');
    expect(dialog.open).toBe(false);
    expect(location.hash).toBe('#plans');
  });

  it('makes room for the address check, and leaves the request for the one who answers', () => {
    goTo(`/${HASH}`);
    const seen: unknown[] = [];
    const stop = onPageEvent('open-address-check', (detail) => seen.push([detail, dialog.open]));
    emitPageEvent('open-address-check', {});
    expect(seen).toEqual([[{}, false]]);
    expect(location.hash).toBe('');
    stop();
  });
});

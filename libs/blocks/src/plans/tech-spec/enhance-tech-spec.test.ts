import { beforeEach, expect, it, vi } from 'vitest';
import { enhanceTechSpec, MODAL_OPEN_KEY } from './enhance-tech-spec.ts';

const stored = () => localStorage.getItem(MODAL_OPEN_KEY);
const root = () => document.querySelector('skein-enhancer') as Element;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

beforeEach(() => {
  document.body.innerHTML = '<dialog open><skein-enhancer><table></table></skein-enhancer></dialog>';
});

it('stores that the table was put away, under the name that is read elsewhere', () => {
  enhanceTechSpec(root());
  expect(stored()).toBeNull();
  dialog().dispatchEvent(new Event('close'));
  expect([MODAL_OPEN_KEY, stored()]).toEqual(['modalOpen', 'false']);
});

it('stores it also when it was put away before the script came', () => {
  dialog().open = false;
  enhanceTechSpec(root());
  expect(stored()).toBe('false');
});

it('stores nothing once it is stopped, nor where there is no dialog', () => {
  enhanceTechSpec(root())();
  dialog().dispatchEvent(new Event('close'));
  document.body.innerHTML = '<skein-enhancer></skein-enhancer>';
  enhanceTechSpec(root())();
  expect(stored()).toBeNull();
});

it('goes on where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  enhanceTechSpec(root());
  expect(() => dialog().dispatchEvent(new Event('close'))).not.toThrow();
});

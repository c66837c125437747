import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { publishing } from '../edits/publishing.test-support.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.test-support.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { DeskContext } from './state/desk-context.ts';
import { useShortcuts } from './use-shortcuts.ts';

beforeAll(fillJsdomGaps);
beforeEach(() => history.replaceState(null, '', '/desk?path=/fiber'));
afterEach(cleanup);

const PAGE = { entryId: 'page', path: '/fiber', name: 'Fiber' };
const settings = {
  site: 'Tested',
  cma: '',
  token: '',
  languages: [{ locale: 'en-US', lang: 'en', prefix: '', name: 'English' }],
  reserved: [],
};

function Shortcuts({ children }: { readonly children: ReactNode }): ReactNode {
  useShortcuts();
  return children;
}

/** Draws a part of a desk in which an editor has changed the title of the page. */
function deskWith(part: ReactNode) {
  const { store } = publishing('page');
  store.edit({ entryId: 'page', fieldId: 'title', locale: 'en-US' }, 'typed');
  render(
    <DeskContext value={{ store, settings }}>
      <Shortcuts>{part}</Shortcuts>
    </DeskContext>,
  );
  return { title: () => store.read().content.entries.get('page')?.fields['title']?.['en-US'] };
}

/** Presses keys. @returns whether the browser does what it does with these keys, too */
const press = (element: Element, code: string, keys = { ctrlKey: true }) =>
  fireEvent.keyDown(element, { code, ...keys });

describe('Ctrl+Z', () => {
  it('in a field of an entry undoes the change of the page', () => {
    const { title } = deskWith(
      <div data-field="title">
        <textarea />
      </div>,
    );
    expect([press(screen.getByRole('textbox'), 'KeyZ'), title()]).toEqual([false, undefined]);
  });

  it.each([
    ['a search', <input type="search" key="search" />],
    [
      'the address of a link in a field',
      <div data-field="text" key="link">
        <form>
          <input type="search" />
        </form>
      </div>,
    ],
    [
      'a dialog of a field',
      <div data-field="image" key="dialog">
        <dialog open>
          <input type="search" />
        </dialog>
      </div>,
    ],
  ])('in %s is left to the browser', (_, part) => {
    const { title } = deskWith(part);
    expect([press(screen.getByRole('searchbox'), 'KeyZ'), title()]).toEqual([true, 'typed']);
  });

  it('in a dialog, but in no text, changes nothing', () => {
    const { title } = deskWith(<PublishDialog page={PAGE} pages={[PAGE]} onClose={() => undefined} />);
    for (const element of [screen.getByRole('checkbox'), screen.getByRole('dialog'), document.body])
      expect([press(element, 'KeyZ'), title()]).toEqual([false, 'typed']);
  });
});

it('no key changes the page behind a dialog', () => {
  deskWith(<PublishDialog page={PAGE} pages={[PAGE]} onClose={() => undefined} />);
  const before = location.search;
  for (const code of ['KeyL', 'KeyD', 'KeyW'])
    fireEvent.keyDown(screen.getByRole('dialog'), { code, altKey: true });
  expect(location.search).toBe(before);
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { linkTo } from '../cms/cms.types.ts';
import type { EditStore } from '../edits/edit-store.types.ts';
import { publishing, silence } from '../edits/publishing.test-support.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.test-support.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { DeskContext } from './state/desk-context.ts';

beforeAll(fillJsdomGaps);
afterEach(cleanup);

const PAGE = { entryId: 'page', path: '/fiber', name: 'Fiber' };
const settings = {
  site: 'Tested',
  cma: '',
  token: '',
  languages: [{ locale: 'en-US', lang: 'en', prefix: '', name: 'English' }],
  reserved: [],
};

const show = (store: EditStore, onClose: () => void = () => undefined, pages = [PAGE]) =>
  render(
    <DeskContext value={{ store, settings }}>
      <PublishDialog page={PAGE} pages={pages} onClose={onClose} />
    </DeskContext>,
  );

it('stays open while it publishes, even if the browser closes it', async () => {
  const { store } = publishing('page');
  const closed = vi.fn<() => void>();
  let answer: (() => void) | undefined;
  const publish = () => new Promise<void>((resolve) => (answer = resolve));
  show({ ...store, publish }, closed);
  fireEvent.click(screen.getByRole('button', { name: 'Publish (1)', hidden: true }));
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  act(() => {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  });
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open).toBe(true);
  answer?.();
  await screen.findByText('Published 1 change.');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close', hidden: true }).at(-1)!);
  expect(closed).toHaveBeenCalledOnce();
});

it('says why the publication stopped and what is not published yet, and publishes the rest', async () => {
  const { store, fail, published } = publishing('hero', 'page');
  store.edit({ entryId: 'page', fieldId: 'blocks', locale: 'en-US' }, [linkTo('Entry', 'hero')]);
  await store.saveAll();
  fail({ id: 'page', isDone: false, answer: silence });
  show(store);
  const publish = (count: number) =>
    fireEvent.click(screen.getByRole('button', { name: `Publish (${count})`, hidden: true }));
  publish(2);
  await screen.findByText(/was not published: the site does not answer/u);
  await screen.findByText(/^Not published yet: 1\./u);
  screen.getByText('Publish again to go on.');
  expect(published).toEqual(['hero']);
  fail(undefined);
  publish(1);
  await screen.findByText('Published 1 change.');
  expect(published).toEqual(['hero', 'page']);
});

it('names a known fault before publishing, leads to its field, and publishes the rest', async () => {
  const { store, published } = publishing('hero', 'page');
  store.edit({ entryId: 'page', fieldId: 'blocks', locale: 'en-US' }, [linkTo('Entry', 'hero')]);
  store.edit({ entryId: 'hero', fieldId: 'title', locale: 'en-US' }, 'too long');
  await store.saveAll();
  const closed = vi.fn<() => void>();
  show(store, closed);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  screen.getByText('8 characters; at most 5.', { exact: false });
  screen.getByText(/^Cannot be published yet: 1\./u);
  expect(button('Publish (2)').disabled).toBe(true);
  fireEvent.click(button('Title, English'));
  expect(closed).toHaveBeenCalledOnce();
  expect(location.search).toBe('?path=/&entry=hero&field=title');
  fireEvent.click(screen.getAllByRole('checkbox', { hidden: true })[0]!);
  fireEvent.click(button('Publish (1)'));
  await screen.findByText('Published 1 change.');
  expect(published).toEqual(['page']);
});

it('gives the focus to the safe button after a failure, and after the row of the pressed button is gone', async () => {
  const { store, fail } = publishing('left', 'page');
  store.edit({ entryId: 'left', fieldId: 'title', locale: 'en-US' }, 'Old');
  await store.saveAll();
  fail({ id: 'page', isDone: false, answer: silence });
  show(store);
  const press = (name: string) => {
    const button = screen.getByRole('button', { name, hidden: true });
    button.focus();
    fireEvent.click(button);
    // A browser takes the focus from a button that is disabled.
    button.blur();
  };
  press('Publish (1)');
  await screen.findByText(/^Not published yet: 1\./u);
  const isSafe = () => vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await isSafe();
  press('Delete: Old');
  await vi.waitFor(() => expect(screen.queryByText('Old')).toBeNull());
  await isSafe();
});

it('says what the CMS refuses with the name of the field, and not that another attempt helps', async () => {
  const { store, fail } = publishing('page');
  const errors = [
    { name: 'required', path: ['fields', 'title'], details: 'The property "title" is required' },
  ];
  const answer = () => Response.json({ details: { errors } }, { status: 422 });
  fail({ id: 'page', isDone: false, answer });
  show(store);
  fireEvent.click(screen.getByRole('button', { name: 'Publish (1)', hidden: true }));
  await screen.findByText('Block was not published: Title: This field needs a value.');
  expect(screen.queryByText('Publish again to go on.')).toBeNull();
});

it('asks before it discards all drafts, with nothing to choose', async () => {
  const { store } = publishing('page');
  show(store);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  press('Discard all drafts of this page');
  expect(screen.getByRole('dialog', { name: 'Discard drafts?', hidden: true })).toBeDefined();
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Cancel');
  press('Cancel');
  press('Publish (1)');
  await screen.findByText('Published 1 change.');
  const link = screen.getByRole('link', { name: 'See the page', hidden: true });
  expect(link.getAttribute('href')).toBe('/fiber?published');
});

it('deletes a new entry that nothing links to any more', async () => {
  const { store } = publishing('left', 'page');
  store.edit({ entryId: 'left', fieldId: 'title', locale: 'en-US' }, 'Old');
  await store.saveAll();
  show(store);
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Old', hidden: true }));
  await vi.waitFor(() => expect(store.read().content.entries.has('left')).toBe(false));
  expect(screen.queryByRole('heading', { name: 'Elsewhere on the site', hidden: true })).toBeNull();
});

it('names the pages of what was changed elsewhere, and chooses all of it at once', async () => {
  const { store, published } = publishing('mesa', 'faq', 'note', 'page');
  store.edit({ entryId: 'mesa', fieldId: 'blocks', locale: 'en-US' }, [linkTo('Entry', 'faq')]);
  for (const entryId of ['faq', 'note']) store.edit({ entryId, fieldId: 'title', locale: 'en-US' }, entryId);
  await store.saveAll();
  const other = { entryId: 'mesa', path: '/cities/mesa', name: 'Mesa' };
  show(store, undefined, [PAGE, other]);
  const row = screen.getByText('faq').closest('li');
  expect(row?.textContent).toContain('/cities/mesa');
  fireEvent.click(screen.getByRole('button', { name: 'Choose all', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish (4)', hidden: true }));
  await screen.findByText('Published 4 changes.');
  expect(published.toSorted()).toEqual(['faq', 'mesa', 'note', 'page']);
});

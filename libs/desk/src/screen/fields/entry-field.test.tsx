import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { editStore } from '../../edits/edit-store.ts';
import { contentOf, entryOf, fieldOf, typeOf } from '../../testing/content.test-support.ts';
import { fillJsdomGaps } from '../../testing/jsdom-gaps.test-support.ts';
import { DeskContext } from '../state/desk-context.ts';
import { EntryField } from './entry-field.tsx';

beforeAll(fillJsdomGaps);
afterEach(cleanup);

const path = fieldOf('path', { validations: [{ unique: true }, { regexp: { pattern: '^/[a-z/]*$' } }] });
const settings = { site: 'Tested', cma: '', token: '', languages: [], reserved: ['/metrics'] };

it.each([
  ['/metrics', 1],
  ['/plans', 0],
])('says at the address of a page whether the site uses it itself: %s', async (value, count) => {
  const content = contentOf([typeOf('page', path)], [entryOf('one', 'page', { path: { en: value } })]);
  const store = editStore({ client: {} as never, content, later: () => () => undefined });
  render(
    <DeskContext value={{ store, settings }}>
      <Suspense>
        <EntryField entryId="one" field={path} hint={undefined} onOpen={() => undefined} />
      </Suspense>
    </DeskContext>,
  );
  await screen.findByRole('textbox');
  expect(screen.queryAllByText('The site uses this address for something else.')).toHaveLength(count);
});

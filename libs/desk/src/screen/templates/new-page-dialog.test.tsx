import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { publishing } from '../../edits/publishing.test-support.ts';
import { fillJsdomGaps } from '../../testing/jsdom-gaps.test-support.ts';
import { DeskContext } from '../state/desk-context.ts';
import { NewPageDialog } from './new-page-dialog.tsx';

beforeAll(fillJsdomGaps);
afterEach(cleanup);

const settings = {
  site: 'Tested',
  cma: '',
  token: '',
  languages: [{ locale: 'en-US', lang: 'en', prefix: '', name: 'English' }],
  reserved: ['/metrics', '/intl/es'],
};

it.each([
  ['/metrics', true],
  ['/Metrics/2', true],
  ['/intl/es/plans', true],
  ['/metrics-of-speed', false],
])('says whether the site uses the address %s itself', (path, isReserved) => {
  const { store } = publishing();
  render(
    <DeskContext value={{ store, settings }}>
      <NewPageDialog page={undefined} pages={[]} onClose={() => undefined} />
    </DeskContext>,
  );
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: path } });
  const message = 'The site uses this address for something else.';
  expect(screen.queryAllByText(message)).toHaveLength(isReserved ? 1 : 0);
});

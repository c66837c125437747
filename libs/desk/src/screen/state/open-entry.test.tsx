import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useAddress } from './address.ts';
import { openEntry } from './open-entry.ts';

afterEach(cleanup);

function Fields() {
  const { entry } = useAddress();
  return (
    <section aria-label="Fields" tabIndex={-1} id="desk-fields">
      <button key={entry} onClick={() => openEntry('linked')}>
        {entry ?? 'None'}
      </button>
    </section>
  );
}

it('moves the focus to the fields of the opened entry when the pressed button is gone', async () => {
  render(<Fields />);
  await userEvent.click(screen.getByRole('button', { name: 'None' }));
  screen.getByRole('button', { name: 'linked' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fields' })));
});

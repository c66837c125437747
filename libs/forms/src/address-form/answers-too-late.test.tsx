import { act, render, screen } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostResult } from '../post/send-post.ts';
import { box, button, fillIn, street } from '../testing/form-controls.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import * as fixtures from './address-form.fixtures.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Shows a form in an open dialog. The test decides when each post gets its answer. */
function show() {
  const ends: ((result: PostResult) => void)[] = [];
  const services = standInServices({ answer: () => new Promise((resolve) => void ends.push(resolve)) });
  render(<dialog open>{formElement(fixtures.headerWithoutEmail, services)}</dialog>);
  const leaves = {
    'its dialog is closed': () => screen.getByRole('dialog').dispatchEvent(new Event('close')),
    'its page comes back from the cache of the browser': () =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
  return {
    services,
    end: (result: PostResult) => act(async () => ends.shift()?.(result)),
    leave: (how: keyof typeof leaves) => act(() => void leaves[how]()),
  };
}

const REFUSED: PostResult = { kind: 'refused', issues: [{ field: 'zip', message: 'zipInvalid' }] };
const FAILED: PostResult = { kind: 'failed', reason: 'status 500' };
const ACCEPTED: PostResult = { kind: 'accepted', location: '/address/available' };

describe.each(['its dialog is closed', 'its page comes back from the cache of the browser'] as const)(
  'when %s, a form',
  (how) => {
    it('forgets what was wrong, and keeps what was typed', async () => {
      const { leave } = show();
      await visitor.type(street(), '12 Juniper Street');
      await visitor.click(button());
      expect(box('ZIP code').getAttribute('aria-invalid')).toBe('true');
      leave(how);
      expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull();
      expect(screen.queryByText(/ZIP code\.$/)).toBeNull();
      expect(street().value).toBe('12 Juniper Street');
    });

    it('forgets that it could not be sent', async () => {
      const { leave, end } = show();
      await fillIn(false);
      await visitor.click(button());
      await end(FAILED);
      expect(screen.getByRole('alert')).toBeDefined();
      leave(how);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  },
);

describe('when its page comes back from the cache of the browser, a form', () => {
  it.each([
    ['takes nobody to another page', ACCEPTED],
    ['says nothing of a failure', FAILED],
    ['marks no field and moves no focus', REFUSED],
  ])('%s when the answer comes late, and can be sent again as the same post', async (_, late) => {
    const { leave, end, services } = show();
    await fillIn(false);
    await visitor.click(button());
    leave('its page comes back from the cache of the browser');
    expect(button().hasAttribute('aria-busy')).toBe(false);
    act(() => button().focus());
    await end(late);
    expect(services.opened).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull();
    expect(document.activeElement).toBe(button());
    await visitor.click(button());
    await end(ACCEPTED);
    expect(services.opened).toEqual(['/address/available']);
    expect(new Set(services.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

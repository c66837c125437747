import type { AuthoredEntry } from '@skein/cms-client';
import { wordsIn } from '@skein/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as addressFixtures from '../address-form/address-form.fixtures.ts';
import { callModal } from '../call-back/call-back.fixtures.ts';
import type { PostResult } from '../post/send-post.ts';
import { CALL_NOW_MS, goodContact, goodDate, goodIssue } from '../testing/call-cases.ts';
import { fillIn } from '../testing/form-controls.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import { tellLateAnswer } from './late-answer.tsx';

const ACCEPTED: PostResult = { kind: 'accepted' };
const FAILED: PostResult = { kind: 'failed', reason: 'status 500' };
const REFUSED: PostResult = { kind: 'refused', issues: [{ field: 'zip', message: 'zipInvalid' }] };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Shows a form in an open dialog. The test decides when each post gets its answer. */
function show(fixture: AuthoredEntry, language: 'en-US' | 'es' = 'en-US', extra: object = {}) {
  const ends: ((result: PostResult) => void)[] = [];
  const services = standInServices({ answer: () => new Promise((resolve) => void ends.push(resolve)) });
  const { container } = render(<dialog open>{formElement(fixture, services, language, extra)}</dialog>);
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return {
    services,
    dialog,
    end: (result: PostResult) => act(async () => ends.shift()?.(result)),
    reopen: () => act(() => dialog.setAttribute('open', '')),
    close: () =>
      act(() => {
        dialog.removeAttribute('open');
        dialog.dispatchEvent(new Event('close'));
      }),
  };
}

const call = (language: 'en-US' | 'es' = 'en-US') =>
  show(callModal, language, {
    now: () => CALL_NOW_MS,
    served: {
      step: 'checkInfo',
      values: { ...goodContact, ...goodIssue, ...goodDate },
      issues: [],
      hidden: {},
    },
  });
/** Returns the region of the page with the notice, outside the dialog. */
const told = () => screen.findByRole('region', { name: /Notifications|Avisos/ });
const words = async (text: string) => waitFor(async () => expect((await told()).textContent).toContain(text));

describe('a call whose dialog was closed before the answer came', () => {
  it('that is taken is told on the page, and stands in the dialog that is opened again', async () => {
    const { dialog, end, close, reopen } = call();
    await visitor.click(screen.getByRole('button', { name: 'Book the call' }));
    close();
    await end(ACCEPTED);
    await words('We’ll call you.');
    await words('Tuesday, November 24, 2026');
    expect(dialog.contains(await told())).toBe(false);
    reopen();
    await waitFor(() => expect(dialog.textContent).toContain('Add to calendar'));
    expect(screen.queryByRole('button', { name: 'Book the call' })).toBeNull();
  });

  it('is under way in the dialog that is opened again, and cannot be sent twice', async () => {
    const { dialog, end, close, reopen, services } = call();
    await visitor.click(screen.getByRole('button', { name: 'Book the call' }));
    close();
    reopen();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: /Book the call/ });
    expect([send.disabled, send.getAttribute('aria-busy')]).toEqual([true, 'true']);
    await end(ACCEPTED);
    expect(dialog.textContent).toContain('We’ll call you.');
    expect(services.orders).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('that fails is told on the page, and may be tried again in the dialog as the same request', async () => {
    const { dialog, end, close, reopen, services } = call('es');
    await visitor.click(screen.getByRole('button', { name: 'Agendar la llamada' }));
    close();
    await end(FAILED);
    await words('Tu formulario no se envió.');
    reopen();
    expect(dialog.querySelector('[role=alert]')).not.toBeNull();
    await visitor.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await end(ACCEPTED);
    expect(dialog.textContent).toContain('Te llamamos.');
    expect(new Set(services.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

describe('an address whose dialog was closed before the answer came', () => {
  it('takes nobody to another page: the page links there, and so does the dialog that is opened again', async () => {
    const { dialog, end, close, reopen, services } = show(addressFixtures.headerWithoutEmail);
    await fillIn(false);
    await visitor.click(screen.getByRole('button'));
    close();
    await end({ kind: 'accepted', location: '/address/available' });
    expect(services.opened).toEqual([]);
    await waitFor(async () =>
      expect((await told()).querySelector('a')?.getAttribute('href')).toBe('/address/available'),
    );
    reopen();
    expect(dialog.querySelector('form')).toBeNull();
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/address/available');
    // After the visitor has closed the dialog again, the form is ready for a different address.
    close();
    expect(dialog.querySelector('form')).not.toBeNull();
  });

  it.each([
    ['was not taken', REFUSED, '[aria-invalid]'],
    ['failed', FAILED, '[role=alert]'],
  ])('and that %s moves no focus, and says in the dialog what is wrong', async (_, late, mark) => {
    const { dialog, end, close, reopen } = show(addressFixtures.headerWithoutEmail);
    await fillIn(false);
    await visitor.click(screen.getByRole('button'));
    close();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await end(late);
    await words('Your form didn’t go through.');
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
    reopen();
    expect(dialog.querySelector(mark)).not.toBeNull();
  });
});

it('speaks the language of the page around the form, in the words of a host', async () => {
  const say = wordsIn('de', {
    Notifications: 'Hinweise',
    Dismiss: 'Ausblenden',
    'See the answer': 'Zur Antwort',
    'Your form went through.': 'Ihr Formular ist angekommen.',
  });
  const inDialog = tellLateAnswer({ taken: true, location: '/antwort', say });
  const drawn = render(<>{inDialog}</>);
  const region = await screen.findByRole('region', { name: 'Hinweise' });
  await waitFor(() => expect(region.textContent).toBe('Ihr Formular ist angekommen.Zur Antwort'));
  expect(drawn.container.textContent).toBe('Ihr Formular ist angekommen.Zur Antwort');
  await visitor.click(screen.getByRole('button', { name: 'Ausblenden' }));
});

describe('the focus of who dismisses what is told', () => {
  const say = wordsIn('en', {});
  const dismiss = async () => visitor.click(await screen.findByRole('button', { name: 'Dismiss' }));

  it('goes back to what had it before', async () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    tellLateAnswer({ taken: true, say });
    await dismiss();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  it.each(['nothing had it', 'what had it has gone'])('goes to the main part where %s', async (where) => {
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    const before = document.body.appendChild(document.createElement('button'));
    if (where !== 'nothing had it') before.focus();
    tellLateAnswer({ taken: true, say });
    (await screen.findByRole('button', { name: 'Dismiss' })).focus();
    before.remove();
    await dismiss();
    expect(document.activeElement).toBe(main);
  });
});

import { userEvent } from '@testing-library/user-event';
import { Activity, lazy, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { putBesideControls, STRANGERS, type Stranger } from '../testing/estranged/strangers.ts';
import { control, fillIn, Form, onAPage, page, serve, START, wake } from './waking.test-support.tsx';

onAPage();

/** The ways in which extensions and translators change a page. The first way, `nobody`, changes nothing. */
const WAYS = Object.entries<Stranger>({ nobody: () => undefined, ...STRANGERS });

describe.each(WAYS)('on a page changed by %s, an island', (_, estrange) => {
  it('keeps what was entered, in the fields and in what the component knows', async () => {
    fillIn();
    estrange(page.island);
    await wake();
    const heard = { name: 'Ana', note: 'Hello', plan: 'large', rooms: '5' };
    expect(page.known).toMatchObject({ ...heard, terms: true, speed: 'fast' });
    for (const [name, value] of Object.entries({ ...heard, city: 'Provo', email: 'ana@example.com' }))
      expect(control(name).value, name).toBe(value);
    expect(control('terms').checked).toBe(true);
    expect(page.island.querySelector<HTMLInputElement>('[name=speed]:checked')?.value).toBe('fast');
    expect(page.island.querySelector('details')?.open).toBe(true);
    expect(page.failures).toEqual([]);
  });

  it('leaves alone what nobody has entered', async () => {
    estrange(page.island);
    await wake();
    expect(page.known).toEqual(START);
  });

  it('keeps focus and caret, and hears of the focus once', async () => {
    control('name').value = 'Austin';
    estrange(page.island);
    control('name').focus();
    control('name').setSelectionRange(2, 4);
    await wake();
    expect(document.activeElement).toBe(control('name'));
    expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([2, 4]);
    expect(page.focused).toEqual(['name']);
  });

  it('keeps what is typed while it wakes', async () => {
    estrange(page.island);
    const name = control('name');
    name.value = 'A';
    const waking = wake();
    name.value = 'Ana';
    await waking;
    expect(page.known.name).toBe('Ana');
    expect(control('name').value).toBe('Ana');
  });

  it('has all its words, once', async () => {
    const words = page.island.textContent;
    estrange(page.island);
    await wake();
    expect(page.island.textContent).toBe(words);
    expect(page.failures).toEqual([]);
  });
});

it('forgets what the visitor has taken out again', async () => {
  control('name').value = 'Ana';
  const waking = wake();
  control('name').value = '';
  control('name').dispatchEvent(new Event('input', { bubbles: true }));
  await waking;
  expect(page.known.name).toBe('');
});

it('does not write into an email that is being typed, whose caret would jump', async () => {
  const email = control('email');
  email.value = 'sam@example.com';
  email.focus();
  const writes = vi.spyOn(email, 'value', 'set');
  await wake();
  expect(email.value).toBe('sam@example.com');
  expect(writes).not.toHaveBeenCalled();
});

it('takes an email that is being typed into what the component knows', async () => {
  let email = '';
  function Email() {
    const [value, setValue] = useState('');
    useEffect(() => void (email = value));
    return (
      <input name="email" type="email" value={value} onChange={(event) => setValue(event.target.value)} />
    );
  }
  page.island.innerHTML = renderToString(<Email />);
  control('email').focus();
  control('email').value = 'sam@example.com';
  await wake(Email);
  expect(email).toBe('sam@example.com');
});

it('tells the component of a file that was chosen before', async () => {
  const user = userEvent.setup();
  await user.upload(control('cv'), new File(['x'], 'cv.pdf'));
  await wake();
  expect(page.known.file).toBe('cv.pdf');
});

it('puts an earlier radio back over the one that was chosen at first', async () => {
  page.island.querySelector<HTMLInputElement>('[value=fast]')?.click();
  await wake();
  expect(page.known.speed).toBe('fast');
});

describe('a part that React hydrates later', () => {
  const inActivity = () => (
    <Activity>
      <Form />
    </Activity>
  );
  let arrive: (module: { default: typeof Form }) => void;
  const Late = lazy(() => new Promise<{ default: typeof Form }>((done) => (arrive = done)));
  const inSuspense = () => (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  );

  it('gets what was entered when it is an Activity', async () => {
    serve(inActivity());
    fillIn();
    await wake(inActivity);
    expect(page.known).toMatchObject({ name: 'Ana', terms: true, speed: 'fast', rooms: '5' });
  });

  it('gets what was entered when its script comes after the island’s', async () => {
    serve(
      <Suspense>
        <Form />
      </Suspense>,
    );
    fillIn();
    const waking = wake(inSuspense);
    await vi.waitFor(() => arrive({ default: Form }));
    await waking;
    expect(page.known).toMatchObject({ name: 'Ana', terms: true, speed: 'fast', rooms: '5' });
    expect(page.failures).toEqual([]);
  });
});

describe('a press by mouse that begins on what is thrown away', () => {
  const down = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const up = (element: Element) => element.dispatchEvent(new Event('mouseup', { bubbles: true }));

  /**
   * Presses the button again and again, until the island has replaced it. So the last press happens while the
   * island starts.
   */
  async function wakeUnderPress(sleeping: Element): Promise<void> {
    putBesideControls(page.island);
    const waking = wake();
    while (sleeping.isConnected) {
      down(sleeping);
      await new Promise((done) => setTimeout(done));
    }
    await waking;
  }

  it('counts from before its script was there', async () => {
    putBesideControls(page.island);
    await wake(Form, control('note'));
    up(control('note'));
    await vi.waitFor(() => expect(document.activeElement).toBe(control('note')));
  });

  it('gives the focus to the field in its place', async () => {
    await wakeUnderPress(control('note'));
    up(control('note'));
    await vi.waitFor(() => expect(document.activeElement).toBe(control('note')));
  });

  it('presses the button in its place, once', async () => {
    control('name').value = 'Ana';
    const button = () => page.island.querySelector('button') ?? expect.unreachable('no button');
    await wakeUnderPress(button());
    let presses = 0;
    button().addEventListener('click', () => presses++);
    up(button());
    await vi.waitFor(() => expect(page.known.name).toBe(''));
    expect(presses).toBe(1);
  });
});

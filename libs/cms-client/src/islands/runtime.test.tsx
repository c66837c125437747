import { userEvent } from '@testing-library/user-event';
import { Activity, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  putBesideControls,
  replaceTexts,
  STRANGERS,
  wrapForms,
  wrapTexts,
  type Stranger,
} from '../testing/estranged/strangers.ts';
import { useServedPart } from './served-parts.ts';
import { mountIsland } from './runtime.tsx';

interface Values {
  readonly name: string;
  readonly note: string;
  readonly plan: string;
  readonly terms: boolean;
  readonly speed: string;
  readonly rooms: string;
  readonly file: string;
}
const START: Values = {
  name: '',
  note: 'Hi',
  plan: 'small',
  terms: false,
  speed: 'slow',
  rooms: '2',
  file: '',
};

/** What the component knows, not what stands in the page. */
let known: Values = START;
let focused: string[] = [];

function Form() {
  const [values, setValues] = useState(START);
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  useEffect(() => void (known = values));
  return (
    <form onFocus={({ target }) => focused.push(target.getAttribute('name') ?? '')}>
      <p>
        {values.name.length} letters, <b>{values.plan}</b>
      </p>
      <input name="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea name="note" value={values.note} onChange={(event) => set({ note: event.target.value })} />
      <select name="plan" value={values.plan} onChange={(event) => set({ plan: event.target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      <input
        name="terms"
        type="checkbox"
        checked={values.terms}
        onChange={(event) => set({ terms: event.target.checked })}
      />
      {['fast', 'slow'].map((speed) => (
        <input
          key={speed}
          name="speed"
          type="radio"
          value={speed}
          checked={values.speed === speed}
          onChange={() => set({ speed })}
        />
      ))}
      <input
        name="rooms"
        type="number"
        value={values.rooms}
        onChange={(event) => set({ rooms: event.target.value })}
      />
      <input name="city" defaultValue="austin" />
      <input name="email" type="email" />
      <input name="cv" type="file" onChange={(event) => set({ file: event.target.files?.[0]?.name ?? '' })} />
      <details>
        <summary>More</summary>
      </details>
      <button type="button" onClick={() => set({ name: '', note: '' })}>
        Clear
      </button>
    </form>
  );
}

let island: HTMLElement;
const control = (name: string) =>
  island.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.unreachable(name);

function serve(content: ReactNode): void {
  island = document.createElement('skein-island');
  island.id = 'one';
  island.innerHTML = renderToString(content, { identifierPrefix: 'i0-' });
  document.body.append(island);
}

const failures: unknown[] = [];
async function wake(Component: () => ReactNode = Form): Promise<void> {
  await new Promise<void>((done) => {
    void mountIsland({
      element: island,
      Component,
      props: {},
      prefix: 'i0-',
      onReady: done,
      onFailed(why) {
        failures.push(why);
        done();
      },
    });
  });
}

/** As a visitor types into what is awake. */
async function enter(name: string, value: string): Promise<void> {
  const field = control(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(known).toMatchObject({ [name]: value }));
}

const error = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  error.mockReset();
  // React names attributes of strangers in development, and the island says that it is drawn anew.
  vi.spyOn(console, 'error').mockImplementation(error);
  vi.spyOn(console, 'warn').mockReturnValue();
  failures.length = 0;
  focused = [];
  serve(<Form />);
});
afterEach(() => {
  island.remove();
  vi.restoreAllMocks();
});

function fillIn(): void {
  control('name').value = 'Ana';
  control('note').value = 'Hello';
  control('plan').value = 'large';
  control('terms').checked = true;
  island.querySelector<HTMLInputElement>('[value=fast]')?.click();
  control('rooms').value = '5';
  control('city').value = 'Provo';
  control('email').value = 'ana@example.com';
  island.querySelector('details')?.setAttribute('open', '');
}

/** Ways of strangers, and none. */
const WAYS = Object.entries<Stranger>({ nobody: () => undefined, ...STRANGERS });

describe.each(WAYS)('on a page changed by %s, an island', (_, estrange) => {
  it('keeps what was entered, in the fields and in what the component knows', async () => {
    fillIn();
    estrange(island);
    await wake();
    const heard = { name: 'Ana', note: 'Hello', plan: 'large', rooms: '5' };
    expect(known).toMatchObject({ ...heard, terms: true, speed: 'fast' });
    for (const [name, value] of Object.entries({ ...heard, city: 'Provo', email: 'ana@example.com' }))
      expect(control(name).value, name).toBe(value);
    expect(control('terms').checked).toBe(true);
    expect(island.querySelector<HTMLInputElement>('[name=speed]:checked')?.value).toBe('fast');
    expect(island.querySelector('details')?.open).toBe(true);
    expect(failures).toEqual([]);
  });

  it('leaves alone what nobody has entered', async () => {
    estrange(island);
    await wake();
    expect(known).toEqual(START);
  });

  it('keeps focus and caret, and hears of the focus once', async () => {
    control('name').value = 'Austin';
    estrange(island);
    control('name').focus();
    control('name').setSelectionRange(2, 4);
    await wake();
    expect(document.activeElement).toBe(control('name'));
    expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([2, 4]);
    expect(focused).toEqual(['name']);
  });

  it('keeps what is typed while it wakes', async () => {
    estrange(island);
    const name = control('name');
    name.value = 'A';
    const waking = wake();
    name.value = 'Ana';
    await waking;
    expect(known.name).toBe('Ana');
    expect(control('name').value).toBe('Ana');
  });

  it('has all its words, once', async () => {
    const words = island.textContent;
    estrange(island);
    await wake();
    expect(island.textContent).toBe(words);
    expect(failures).toEqual([]);
  });
});

it('forgets what the visitor has taken out again', async () => {
  control('name').value = 'Ana';
  const waking = wake();
  control('name').value = '';
  control('name').dispatchEvent(new Event('input', { bubbles: true }));
  await waking;
  expect(known.name).toBe('');
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
  island.innerHTML = renderToString(<Email />);
  control('email').focus();
  control('email').value = 'sam@example.com';
  await wake(Email);
  expect(email).toBe('sam@example.com');
});

it('tells the component of a file that was chosen before', async () => {
  const user = userEvent.setup();
  await user.upload(control('cv'), new File(['x'], 'cv.pdf'));
  await wake();
  expect(known.file).toBe('cv.pdf');
});

it('puts an earlier radio back over the one that was chosen at first', async () => {
  island.querySelector<HTMLInputElement>('[value=fast]')?.click();
  await wake();
  expect(known.speed).toBe('fast');
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
    expect(known).toMatchObject({ name: 'Ana', terms: true, speed: 'fast', rooms: '5' });
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
    expect(known).toMatchObject({ name: 'Ana', terms: true, speed: 'fast', rooms: '5' });
    expect(failures).toEqual([]);
  });
});

describe('an island that fails', () => {
  const served = () => island.innerHTML;

  it('goes back to what was served, with what was entered until then', async () => {
    let fail = () => {};
    function Fragile() {
      const [isBroken, setBroken] = useState(false);
      useEffect(() => void (fail = () => setBroken(true)), []);
      if (isBroken) throw new Error('broken');
      return <Form />;
    }
    const before = served();
    await wake(Fragile);
    await enter('name', 'Ana');
    control('email').value = 'ana@example.com';
    control('name').focus();
    fail();
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    expect(served()).toBe(before);
    expect(control('name').value).toBe('Ana');
    expect(control('email').value).toBe('ana@example.com');
    expect(document.activeElement).toBe(control('name'));
    expect(error).not.toHaveBeenCalled();
  });

  it('goes back to it when it cannot be drawn at all', async () => {
    const before = served();
    fillIn();
    await wake(() => {
      throw new Error('broken');
    });
    expect(failures).toEqual([new Error('broken')]);
    expect(served().replace(' open=""', '')).toBe(before);
    expect(control('name').value).toBe('Ana');
  });

  it('goes back to it when it has no field any more for what was entered', async () => {
    control('name').value = 'Ana';
    await wake(() => <button>Search</button>);
    expect(failures).toHaveLength(1);
    expect(control('name').value).toBe('Ana');
  });
});

describe('a translator at work while the page is used', () => {
  /** Texts beside others that change, come and go. */
  function Changing() {
    const [count, setCount] = useState(0);
    return (
      <div>
        <p>
          {count} of {count > 1 ? 'many' : <b>few</b>}
          {count % 2 === 1 && 'odd'}
          {count > 2 && <i>three</i>} done
        </p>
        <button type="button" onClick={() => setCount(count + 1)}>
          Next {count > 0 && 'again'}
        </button>
        {count < 4 ? <form id="own" /> : 'Thanks'}
      </div>
    );
  }
  const WORDS = [
    '0 of few done',
    '1 of fewodd done',
    '2 of many done',
    '3 of manyoddthree done',
    '4 of manythree done',
  ];

  it.each(Object.entries({ wrapTexts, replaceTexts }))(
    '%s: no word is lost or stays behind',
    async (_, translate) => {
      serve(<Changing />);
      const stop = translate(island);
      await wake(Changing);
      for (const words of WORDS) {
        await vi.waitFor(() => expect(island.querySelector('p')?.textContent).toBe(words));
        island.querySelector('button')?.click();
      }
      await vi.waitFor(() => expect(island.textContent).toContain('Thanks'));
      expect(failures).toEqual([]);
      expect(error).not.toHaveBeenCalled();
      stop();
    },
  );

  it('lets a form go around which an extension has put a box', async () => {
    serve(<Changing />);
    await wake(Changing);
    wrapForms(island);
    for (const words of WORDS) {
      await vi.waitFor(() => expect(island.querySelector('p')?.textContent).toBe(words));
      island.querySelector('button')?.click();
    }
    await vi.waitFor(() => expect(island.querySelector('#own')).toBeNull());
    expect(failures).toEqual([]);
  });
});

it('keeps a part that it does not draw itself, however it wakes', async () => {
  const Served = () => (
    <nav>
      <div data-served="list">
        <a href="/plans">Plans</a>
      </div>
      <input name="q" />
    </nav>
  );
  function Keeping() {
    const html = useServedPart('list');
    return (
      <nav>
        <div data-served="list" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
        <input name="q" />
      </nav>
    );
  }
  serve(<Served />);
  putBesideControls(island);
  await wake(Keeping);
  expect(island.querySelector('a')?.textContent).toBe('Plans');
});

import { useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
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
export const START: Values = {
  name: '',
  note: 'Hi',
  plan: 'small',
  terms: false,
  speed: 'slow',
  rooms: '2',
  file: '',
};

export const page = {
  island: document.createElement('skein-island'),
  /** The state of the component, which may differ from what the page shows. */
  known: START,
  /** Names of the fields for which the component has received focus events. */
  focused: [] as string[],
  /** Reasons why the island went back to its served HTML. */
  failures: [] as unknown[],
  error: vi.fn<(...words: unknown[]) => void>(),
};

export function Form() {
  const [values, setValues] = useState(START);
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  useEffect(() => void (page.known = values));
  return (
    <form onFocus={({ target }) => page.focused.push(target.getAttribute('name') ?? '')}>
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

export const control = (name: string) =>
  page.island.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.unreachable(name);

export function serve(content: ReactNode): void {
  page.island = document.createElement('skein-island');
  page.island.id = 'one';
  page.island.setAttribute('prefix', 'i0-');
  page.island.innerHTML = renderToString(content, { identifierPrefix: 'i0-' });
  document.body.append(page.island);
}

export async function wake(Component: () => ReactNode = Form, touched?: Element): Promise<void> {
  await new Promise<void>((done) => {
    void mountIsland({
      element: page.island,
      Component,
      touched: () => touched,
      onReady: () => done(),
      onFailed(why) {
        page.failures.push(why);
        done();
      },
    });
  });
}

/** Types into a field of a hydrated island, as a visitor does. */
export async function enter(name: string, value: string): Promise<void> {
  const field = control(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(page.known).toMatchObject({ [name]: value }));
}

export function onAPage(): void {
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    page.error.mockReset();
    // In development, React warns about unknown attributes, and the island warns that it is drawn again.
    vi.spyOn(console, 'error').mockImplementation(page.error);
    vi.spyOn(console, 'warn').mockReturnValue();
    page.failures.length = 0;
    page.focused = [];
    serve(<Form />);
  });
  afterEach(() => {
    page.island.remove();
    vi.restoreAllMocks();
  });
}

export function fillIn(): void {
  control('name').value = 'Ana';
  control('note').value = 'Hello';
  control('plan').value = 'large';
  control('terms').checked = true;
  page.island.querySelector<HTMLInputElement>('[value=fast]')?.click();
  control('rooms').value = '5';
  control('city').value = 'Provo';
  control('email').value = 'ana@example.com';
  page.island.querySelector('details')?.setAttribute('open', '');
}

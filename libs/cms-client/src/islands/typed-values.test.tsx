import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTyped, putBackTyped, type TypedValues } from './typed-values.ts';

function Form({ report }: { readonly report?: (values: object) => void }) {
  const [values, setValues] = useState({
    name: '',
    note: 'Hi',
    plan: 'small',
    terms: false,
    speed: 'slow',
    city: 'austin',
  });
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  report?.(values);
  return (
    <form>
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
      {['slow', 'fast'].map((speed) => (
        <input
          key={speed}
          name="speed"
          type="radio"
          value={speed}
          checked={values.speed === speed}
          onChange={() => set({ speed })}
        />
      ))}
      <input name="city" defaultValue="austin" />
      <input name="email" type="email" />
    </form>
  );
}

let island: HTMLElement;
const control = (name: string) =>
  island.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.unreachable(name);
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  island = document.createElement('div');
  island.innerHTML = renderToString(<Form />);
  document.body.append(island);
});
afterEach(() => island.remove());

/** Notes, hydrates and puts back, as an island does when it wakes. Gives what the component then knows. */
async function wake(): Promise<Record<string, unknown>> {
  const typed: TypedValues = new Map();
  let known = {};
  noteTyped(island, typed);
  await act(async () => {
    hydrateRoot(island, <Form report={(values) => (known = values)} />);
  });
  await act(() => putBackTyped(typed));
  return known;
}

describe('what a visitor entered before an island woke', () => {
  it('is in the fields and in the component’s state afterwards', async () => {
    control('name').value = 'Ana';
    control('note').value = 'Hello';
    control('plan').value = 'large';
    control('terms').checked = true;
    island.querySelector<HTMLInputElement>('[value=fast]')?.click();
    expect(await wake()).toMatchObject({
      name: 'Ana',
      note: 'Hello',
      plan: 'large',
      terms: true,
      speed: 'fast',
    });
    expect(control('name').value).toBe('Ana');
    expect(control('plan').value).toBe('large');
    expect(control('terms').checked).toBe(true);
  });

  it('is left alone where nothing was entered', async () => {
    expect(await wake()).toMatchObject({ name: '', note: 'Hi', plan: 'small', terms: false, speed: 'slow' });
  });

  it('keeps the caret where it was', async () => {
    control('name').focus();
    control('name').value = 'Austin';
    control('name').setSelectionRange(2, 4);
    await wake();
    expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([2, 4]);
  });

  it('is not written again into an email that is being typed, whose caret would jump', async () => {
    const email = control('email');
    email.value = 'sam@example.com';
    email.focus();
    const writes = vi.spyOn(email, 'value', 'set');
    await wake();
    expect(email.value).toBe('sam@example.com');
    expect(writes).not.toHaveBeenCalled();
  });

  it('stays in a field that React does not control', async () => {
    control('city').value = 'Provo';
    await wake();
    expect(control('city').value).toBe('Provo');
  });

  it('is forgotten with a field that is gone', async () => {
    const typed: TypedValues = new Map();
    control('name').value = 'Ana';
    noteTyped(island, typed);
    island.innerHTML = '';
    await expect(putBackTyped(typed)).resolves.toBeUndefined();
  });
});

import { onPageEvent } from '@skein/cms-client/islands';
import { useEffect, useId, useState, type FormEvent } from 'react';

/** Small interactive blocks. Each block tests one problem that can occur when an island starts. */

export function Counter({ label }: { readonly label: string }) {
  const [picked, setPicked] = useState('');
  const [count, setCount] = useState(0);
  return (
    <div>
      {['One', 'Two', 'Three'].map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            setPicked(name);
            setCount((known) => known + 1);
          }}
        >
          <svg width="20" height="20" aria-hidden="true">
            <path d="M0 0h20v20H0z" />
          </svg>
          {name}
        </button>
      ))}
      <output aria-label={label}>
        {picked} {count}
      </output>
    </div>
  );
}

export function Controlled({ label }: { readonly label: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [size, setSize] = useState('m');
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="agree"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <select aria-label="size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="m">M</option>
        <option value="l">L</option>
      </select>
      <output aria-label="state">{JSON.stringify({ text, checked, size })}</output>
    </div>
  );
}

export function Form({ action }: { readonly action: string }) {
  const [sent, setSent] = useState<string[]>([]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    setSent((known) => [...known, [...data.values()].join('+')]);
  }
  return (
    <form action={action} onSubmit={submit}>
      <input name="name" aria-label="name" />
      <button name="how" value="send">
        Send
      </button>
      <output aria-label="sent">{sent.join(',')}</output>
    </form>
  );
}

export function Listener({ label }: { readonly label: string }) {
  const [sources, setSources] = useState<string[]>([]);
  useEffect(
    () => onPageEvent('open-address-check', ({ source = '' }) => setSources((known) => [...known, source])),
    [],
  );
  return <output aria-label={label}>{sources.join(',')}</output>;
}

/** A block that React renders only on the server. Its enhancer, a script without React, counts the clicks. */
export function Stepper({ label }: { readonly label: string }) {
  return (
    <div>
      <button type="button">Step</button>
      <a href="/elsewhere">Elsewhere</a>
      <output aria-label={label}>0</output>
    </div>
  );
}

export function QueryReader({ initial }: { readonly initial: string }) {
  const [search, setSearch] = useState(() => (typeof location === 'undefined' ? initial : location.search));
  useEffect(() => {
    const read = () => setSearch(location.search);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  return (
    <div>
      <button
        type="button"
        onClick={() => {
          history.pushState(null, '', '?step=2');
          setSearch(location.search);
        }}
      >
        Next
      </button>
      <output aria-label="query">{search === '' ? 'start' : search}</output>
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wakeWithReact } from './estranged-page.ts';
import { strangerFaults, translatorFaults } from './stranger-faults.ts';

const faultsOf = (Block: () => ReactNode, check = strangerFaults) =>
  check({
    html: renderToString(<Block />),
    wake: (element) => wakeWithReact(element, () => <Block />),
  });

describe('the check of a block on pages that strangers change', () => {
  it('passes a form that keeps its fields', async () => {
    function Search() {
      const [text, setText] = useState('');
      return (
        <form>
          {text.length} letters
          <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
          <button type="button" onClick={() => setText('')}>
            Clear
          </button>
        </form>
      );
    }
    expect(await faultsOf(Search)).toEqual([]);
  });

  it('fails one that swaps a served field for another kind of thing', async () => {
    function Search() {
      const [isAwake, setAwake] = useState(false);
      useEffect(() => setAwake(true), []);
      return isAwake ? <button type="button">Search</button> : <input name="q" />;
    }
    expect(await faultsOf(Search)).not.toEqual([]);
  });

  it('fails one that empties its field', async () => {
    function Search() {
      const [text, setText] = useState('');
      useEffect(() => void setTimeout(() => setText('')), []);
      return <input key={text} name="q" value={text} onChange={() => setText('other')} />;
    }
    expect(await faultsOf(Search)).not.toEqual([]);
  });

  it('fails one whose button does something else on its first press', async () => {
    let presses = 0;
    const Counting = () => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + (presses++ % 2))}>
          {count}
        </button>
      );
    };
    expect(await faultsOf(Counting)).not.toEqual([]);
  });
});

describe('the check of a block on a translated page', () => {
  it('passes a button whose words React changes', async () => {
    function Toggle() {
      const [isOpen, setOpen] = useState(false);
      return (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Open'}
        </button>
      );
    }
    expect(await faultsOf(Toggle, translatorFaults)).toEqual([]);
  });

  it('fails one whose words a script changes in the node that was served', async () => {
    function Toggle() {
      const words = useRef<HTMLSpanElement>(null);
      const close = () => {
        const text = words.current?.firstChild;
        if (text) text.nodeValue = 'Close';
      };
      return (
        <button type="button" onClick={close}>
          <span ref={words}>Open</span>
        </button>
      );
    }
    expect((await faultsOf(Toggle, translatorFaults)).join()).toContain('words: "Open", not "Close"');
  });
});

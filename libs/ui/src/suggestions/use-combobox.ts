'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyResult, landingOn, type Landing, type Shown } from './combobox-keys.ts';
import { createSuggester, type Suggester, type Suggestion, type SuggestionSource } from './suggester.ts';

export interface ComboboxOptions {
  /** The field that gets suggestions. */
  readonly input: HTMLInputElement;
  readonly source: SuggestionSource;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** How long the visitor must stop typing before a query is sent to the source, in ms. */
  readonly debounceMs: number;
  /**
   * Minimum length of a text with suggestions. With 0, a field with the focus shows all suggestions at once.
   */
  readonly minLength: number;
}

export interface Combobox {
  readonly shown: Shown;
  readonly found: readonly Suggestion[];
  /** Index of the option that Enter chooses, or -1 if there is none. */
  readonly active: number;
  choose(suggestion: Suggestion): void;
}

interface ListState {
  readonly open: boolean;
  readonly found: readonly Suggestion[];
  readonly active: number;
  /** The text in the field when these suggestions were found. */
  readonly text: string;
}

const CLOSED: ListState = { open: false, found: [], active: -1, text: '' };

/**
 * Whether the browser filled in the field. If so, the list stays closed, because it would cover other fields.
 */
const isFilledIn = (event: Event) => !('inputType' in event) || event.inputType === 'insertReplacementText';

/**
 * Adds suggestions to a text field. The visitor types freely, and chooses a suggestion by key or pointer. The
 * focus always stays in the field.
 */
export function useCombobox({ input, source, onChoose, debounceMs, minLength }: ComboboxOptions): Combobox {
  const [state, setState] = useState(CLOSED);
  const suggester = useRef<Suggester>(null);
  const landing = useRef<Landing>('none');
  const { open, found, active } = state;
  const shown: Shown = open ? (found.length > 0 ? 'list' : 'note') : 'nothing';

  const find = useEffectEvent<SuggestionSource>((query, signal) => source(query, signal));
  const show = useEffectEvent((answer: readonly Suggestion[] | undefined) => {
    if (answer === undefined || document.activeElement !== input) return setState(CLOSED);
    setState({
      open: true,
      found: answer,
      active: landingOn(landing.current, answer.length),
      text: input.value,
    });
  });

  function look(text: string, quietMs: number, lands: Landing = 'none') {
    landing.current = lands;
    suggester.current?.look(text, quietMs);
  }

  function close() {
    suggester.current?.stop();
    setState(CLOSED);
  }

  /** Closes the list. Keeps the suggestions, because the list may open again while the text is the same. */
  function fold() {
    suggester.current?.stop();
    setState({ ...state, open: false, active: -1 });
  }

  /** Returns false if there is nothing to show. */
  function openAt(lands: Landing): boolean {
    if (minLength === 0) look('', 0, lands);
    else if (found.length > 0 && state.text === input.value)
      setState({ ...state, open: true, active: landingOn(lands, found.length) });
    else if (input.value.trim().length >= minLength) look(input.value, 0, lands);
    else return false;
    return true;
  }

  function choose(suggestion: Suggestion) {
    close();
    onChoose(suggestion);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    // If the visitor holds Enter too long, the first event chooses an option, and the next would send the form.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (event.key === 'Escape') suggester.current?.stop();
    const result = keyResult(event, { shown, count: found.length, active });
    if (result === undefined) return;
    if (result === 'text') return setState({ ...state, active: -1 });
    if (typeof result === 'object' && 'open' in result && !openAt(result.open)) return;
    // Otherwise Enter would send the form, and Escape would close a dialog around the form.
    event.preventDefault();
    event.stopPropagation();
    const option = found[active];
    if (result === 'choose' && option) choose(option);
    if (result === 'close') fold();
    if (typeof result === 'object' && 'move' in result) setState({ ...state, active: result.move });
  });

  const edit = useEffectEvent((event: Event) => {
    if (isFilledIn(event)) return close();
    setState((now) => ({ ...now, active: -1 }));
    look(input.value, debounceMs);
  });
  const enter = useEffectEvent(() => {
    if (minLength === 0) openAt('none');
  });
  const click = useEffectEvent(() => {
    if (!open && (minLength === 0 || found.length > 0)) openAt('none');
  });
  const leave = useEffectEvent(close);
  /**
   * Closes the list after a touch outside the field, because in some browsers the field keeps the focus. A
   * touch that scrolls the page sends no `pointerup`, so it does not close the list.
   */
  const pressBeside = useEffectEvent(({ target }: PointerEvent) => {
    const inside = target instanceof Element && target.closest('[role="listbox"]') !== null;
    if (open && target !== input && !inside) fold();
  });

  useEffect(() => {
    const lookup = (suggester.current = createSuggester({ source: find, minLength, show }));
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', edit, { signal });
    input.addEventListener('focus', enter, { signal });
    input.addEventListener('click', click, { signal });
    input.addEventListener('keydown', press, { signal });
    input.addEventListener('blur', leave, { signal });
    // Error messages may appear where the list is.
    input.form?.addEventListener('submit', leave, { signal });
    document.addEventListener('pointerup', pressBeside, { signal });
    // The visitor may have started to type while this script loaded.
    if (document.activeElement === input) lookup.look(minLength === 0 ? '' : input.value, debounceMs);
    return () => {
      lookup.stop();
      listening.abort();
    };
  }, [input, debounceMs, minLength]);

  return { shown, found, active, choose };
}

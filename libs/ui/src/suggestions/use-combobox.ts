'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyResult, landingOn, type Landing, type Shown } from './combobox-keys.ts';
import { createSuggester, type Suggester, type Suggestion, type SuggestionSource } from './suggester.ts';

export interface ComboboxOptions {
  /** The field that the visitor types into. It becomes a combobox; otherwise it stays a plain field. */
  readonly input: HTMLInputElement;
  readonly source: SuggestionSource;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** Time without a keystroke before the hook asks the source, ms. */
  readonly debounceMs: number;
  /**
   * Shorter texts have no suggestions. With 0, the focus opens the list, and opening it shows all suggestions.
   */
  readonly minLength: number;
}

export interface Combobox {
  readonly shown: Shown;
  readonly found: readonly Suggestion[];
  /** Index of the option that Enter chooses; -1 if there is none. */
  readonly active: number;
  choose(suggestion: Suggestion): void;
}

interface ListState {
  readonly open: boolean;
  readonly found: readonly Suggestion[];
  readonly active: number;
  /** The text of the field for which these suggestions were found. */
  readonly text: string;
}

const CLOSED: ListState = { open: false, found: [], active: -1, text: '' };

/**
 * Whether the browser filled in the field. The address is known then, and a list would cover the rest of it.
 */
const isFilledIn = (event: Event) => !('inputType' in event) || event.inputType === 'insertReplacementText';

/**
 * The behavior of a field with suggestions: the visitor types freely, and chooses by key or pointer. The field
 * keeps the focus throughout.
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

  /** Hides the suggestions. Opening the list again over the same text shows them again. */
  function fold() {
    suggester.current?.stop();
    setState({ ...state, open: false, active: -1 });
  }

  /** Opens the list. Returns whether there is anything to open. */
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
    // Held a little too long, the Enter that chooses would send the form.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (event.key === 'Escape') suggester.current?.stop();
    const result = keyResult(event, { shown, count: found.length, active });
    if (result === undefined) return;
    if (result === 'text') return setState({ ...state, active: -1 });
    if (typeof result === 'object' && 'open' in result && !openAt(result.open)) return;
    // Enter would send the form, Escape would close the dialog around it.
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
   * Closes the list on a touch beside the field, because in some browsers such a touch does not move the
   * focus. A touch that scrolls sends no `pointerup`.
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
    // What is wrong may be said where the list is.
    input.form?.addEventListener('submit', leave, { signal });
    document.addEventListener('pointerup', pressBeside, { signal });
    // Typed, or about to be, while this was fetched.
    if (document.activeElement === input) lookup.look(minLength === 0 ? '' : input.value, debounceMs);
    return () => {
      lookup.stop();
      listening.abort();
    };
  }, [input, debounceMs, minLength]);

  return { shown, found, active, choose };
}

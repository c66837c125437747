'use client';

import { VisuallyHidden, useLanguage } from '@skein/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { keyResult } from './combobox-keys.ts';
import { createSuggester, type Suggestion, type SuggestionSource } from './suggester.ts';
import { countText, listText } from './suggestions.texts.ts';
import { useAnchoredPopover } from './use-anchored-popover.ts';

export interface SuggestionsProps {
  /** The field that is typed into. It becomes a combobox and stays a plain field in everything else. */
  readonly input: HTMLInputElement;
  readonly source: SuggestionSource;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly debounceMs: number;
  readonly minLength: number;
}

/** Whether a browser filled in the field: the address is known then, and a list would lie over the rest of it. */
const isFilledIn = (event: Event) => !('inputType' in event) || event.inputType === 'insertReplacementText';

const COMBOBOX = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];

/** Suggestions under a field, by the combobox pattern of the WAI: typed freely, chosen by key or pointer. */
export function Suggestions({
  input,
  source,
  onChoose,
  debounceMs,
  minLength,
}: SuggestionsProps): ReactElement {
  const language = useLanguage();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [dismissed, setDismissed] = useState(false);
  const open = suggestions.length > 0 && !dismissed;
  const optionId = (index: number) => `${listId}-${index}`;

  useAnchoredPopover(list, input, open);

  const show = useEffectEvent((found: readonly Suggestion[]) => {
    setSuggestions(document.activeElement === input ? found : []);
    setActive(-1);
  });
  const find = useEffectEvent<SuggestionSource>((query, signal) => source(query, signal));

  function choose(suggestion: Suggestion | undefined) {
    if (!suggestion) return;
    setSuggestions([]);
    onChoose(suggestion);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const result = keyResult(event.key, { count: open ? suggestions.length : 0, active });
    if (result === undefined) return;
    // Enter would send the form, Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (result === 'choose') choose(suggestions[active]);
    else if (result === 'close') setDismissed(true);
    else setActive(result.move);
  });

  useEffect(() => {
    const suggester = createSuggester({ source: find, debounceMs, minLength, show });
    const type = () => {
      setDismissed(false);
      suggester.type(input.value);
    };
    const leave = () => {
      suggester.stop();
      setSuggestions([]);
    };
    const edited = (event: Event) => (isFilledIn(event) ? leave() : type());
    // Typed, or about to be, while this was fetched.
    if (document.activeElement === input) type();
    input.addEventListener('input', edited);
    if (minLength === 0) input.addEventListener('focus', type);
    input.addEventListener('keydown', press);
    input.addEventListener('blur', leave);
    return () => {
      suggester.stop();
      input.removeEventListener('input', edited);
      input.removeEventListener('focus', type);
      input.removeEventListener('keydown', press);
      input.removeEventListener('blur', leave);
    };
  }, [input, debounceMs, minLength]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(open));
    if (open) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (open && active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [input, listId, open, active]);

  // Without suggestions the field is what it was.
  useEffect(() => () => COMBOBOX.forEach((name) => input.removeAttribute(name)), [input]);

  return (
    <>
      {open && (
        <List
          ref={list}
          id={listId}
          role="listbox"
          aria-label={listText[language]}
          popover="manual"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(suggestion)}
            >
              {suggestion.text}
            </Option>
          ))}
        </List>
      )}
      <div role="status">
        {open && <VisuallyHidden>{countText(suggestions.length)[language]}</VisuallyHidden>}
      </div>
    </>
  );
}

const List = styled.ul`
  position: fixed;
  inset: auto;
  z-index: 10;
  margin: 0;
  padding: var(--space-1);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
  overflow-y: auto;
  list-style: none;
`;

const Option = styled.li`
  padding: var(--space-3);
  border-radius: calc(var(--radius-small) - 2px);
  line-height: 1.35;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--color-accent-soft);
  }

  &[aria-selected='true'] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

'use client';

import { useEffect, useId, useRef, type ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { filled } from '../language/filled.ts';
import { useWords } from '../language/language-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { manyText, oneText, listText } from './suggestions.texts.ts';
import { useAnchoredPopover } from './use-anchored-popover.ts';
import { useCombobox, type ComboboxOptions } from './use-combobox.ts';

export interface SuggestionsProps extends ComboboxOptions {
  /** Text for a query without suggestions. Omit it if the caller shows a text for this case. */
  readonly nothing?: string | undefined;
  /** Returns an element that the list must not cover, such as the button of the form. */
  readonly spared?: (() => Element | null | undefined) | undefined;
}

const COMBOBOX = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];

/** Shows suggestions below a field, following the combobox pattern of the WAI. */
export function Suggestions({ nothing, spared, ...options }: SuggestionsProps): ReactElement {
  const { input } = options;
  const say = useWords();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const { shown, found, active, choose } = useCombobox(options);
  const isList = shown === 'list';
  const isNote = shown === 'note' && nothing !== undefined;

  useAnchoredPopover(list, input, isList, spared);
  useAnchoredPopover(note, input, isNote, spared);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isList));
    if (isList) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (isList && active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [input, listId, isList, active]);

  // Without suggestions, the field must be a plain text field again.
  useEffect(() => () => COMBOBOX.forEach((name) => input.removeAttribute(name)), [input]);

  return (
    <>
      {isList && (
        <List
          ref={list}
          id={listId}
          role="listbox"
          aria-label={say(listText)}
          popover="manual"
          // A press on the list must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(suggestion)}
            >
              {suggestion.text}
            </Option>
          ))}
        </List>
      )}
      {isNote && (
        <Note ref={note} popover="manual" aria-hidden="true">
          {nothing}
        </Note>
      )}
      <div role="status">
        <VisuallyHidden>
          {isList && filled(say(found.length === 1 ? oneText : manyText), { count: found.length })}
          {isNote && nothing}
        </VisuallyHidden>
      </div>
    </>
  );
}

const popup = css`
  position: fixed;
  inset: auto;
  z-index: 10;
  margin: 0;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
`;

const List = styled.ul`
  ${popup}
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

/** The note covers elements below it. Clicks on the note reach these elements. */
const Note = styled.p`
  ${popup}
  padding: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: 1.4;
  text-align: start;
  pointer-events: none;
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

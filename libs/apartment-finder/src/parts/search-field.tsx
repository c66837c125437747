'use client';

import { GAVE_UP } from '@skein/cms-client';
import { Button, Glyph, VisuallyHidden, closeGlyph, useWords } from '@skein/ui';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ADDRESS_BAR_HEIGHT_PX, SEARCH_MAX_LENGTH } from '../constants/finder.constants.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { searchGlyph } from './icons.ts';

export type SearchFieldProps = {
  /** Path of the finder. Without script, the form loads this page. */
  readonly path: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  /** The field calls this function when the visitor presses the field or sends the form. */
  readonly onAsk?: (() => void) | undefined;
  /** Whether sending the form loads a page from the server even if scripts run. */
  readonly sends?: boolean | undefined;
  /** Hidden fields of the form. */
  readonly children?: ReactNode;
};

/** Draws a field that searches with each letter. Without script, the form loads the page with the results. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { path, value, onType, onAsk, sends, children } = props;
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  function clear() {
    onType('');
    field.current?.focus();
  }

  return (
    <Form
      role="search"
      method="get"
      action={path}
      onSubmit={(event) => {
        if (sends) return;
        event.preventDefault();
        onType(field.current?.value ?? '');
        onAsk?.();
      }}
    >
      {children}
      <label htmlFor={id}>
        <Glyph path={searchGlyph} size={22} />
        <VisuallyHidden>{say(controlTexts.searchLabel)}</VisuallyHidden>
      </label>
      <Field
        ref={field}
        id={id}
        type="search"
        name="q"
        value={value}
        maxLength={SEARCH_MAX_LENGTH * 2}
        placeholder={say(controlTexts.searchLabel)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
        onClick={onAsk}
      />
      {value !== '' && (
        <button type="button" data-close="" aria-label={say(controlTexts.clear)} onClick={clear}>
          <Glyph path={closeGlyph} size={20} />
        </button>
      )}
      <Submit>
        <Button type="submit" size="small">
          {say(controlTexts.search)}
        </Button>
      </Submit>
    </Form>
  );
}
const Form = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: ${ADDRESS_BAR_HEIGHT_PX}px;
  padding-inline: var(--space-4) var(--space-1);
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  background: var(--color-surface-raised);

  > label {
    display: flex;
    flex: none;
    color: var(--color-text-muted);
  }

  &:focus-within {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
  }
`;

/** Has a width in percent, so that the field can be narrower than the browser's default width if text is large. */
const Field = styled.input`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0.75rem 0;
  border: 0;
  background: transparent;
  color: var(--color-text);
  font: inherit;
  outline: none;

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/**
 * Hides the button if scripts run, because the field searches with each letter. If the visitor presses the
 * button before the script is loaded, the button stays visible and shows the progress.
 */
const Submit = styled.span`
  @media not (scripting: none) {
    &:not(:has([aria-busy='true'])) {
      display: none;
    }
  }

  &${GAVE_UP} {
    display: inline;
  }
`;

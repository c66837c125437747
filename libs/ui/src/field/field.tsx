'use client';

import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Glyph } from '../icon/glyph.tsx';
import { warningGlyph } from '../icon/glyph-paths.ts';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The texts of a form field. */
export type FieldTexts = {
  label: ReactNode;
  /**
   * Shows the label only to screen readers. Use it if a heading or a button beside the field already contains
   * the label.
   */
  labelHidden?: boolean | undefined;
  /** Help text that is visible from the start. */
  hint?: ReactNode;
  /** A message that says what is wrong and what to do. With it, the field is marked as invalid. */
  error?: ReactNode;
  /** Marks the field as invalid without `error`. Connect a message with `aria-describedby`. */
  invalid?: boolean | undefined;
  /** Shows "optional" after the label. All other fields are required. */
  optional?: boolean | undefined;
  /** The word for "optional". */
  optionalLabel?: string | undefined;
  /** Language of the default texts. */
  language?: UiLanguage | undefined;
};

/** Attributes that connect a control with its label, its hint and its error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  /** Id of the control, if the caller needs it. */
  id?: string | undefined;
  /** Ids of more descriptions, separated by spaces. */
  describedBy?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
};

/** The label, hint and error of one control. */
export function Field(props: FieldProps): ReactElement {
  const {
    label,
    labelHidden = false,
    hint,
    error,
    invalid = false,
    optional = false,
    optionalLabel,
    language: ownLanguage,
  } = props;
  const optionalWord = useWord(uiTexts.optional, ownLanguage);
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId, props.describedBy].filter(Boolean).join(' ');
  const words = (
    <Label htmlFor={id}>
      {label}
      {optional && ' '}
      {optional && <Optional>({optionalLabel ?? optionalWord})</Optional>}
    </Label>
  );
  return (
    <Frame>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {props.children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
}

export type FieldNoteProps = { id: string; children: ReactNode };

/** The help text of a field. */
export function FieldHint({ id, children }: FieldNoteProps): ReactElement {
  return <Hint id={id}>{children}</Hint>;
}

/** The error of a field. An icon shows that it is an error even to visitors who do not see the color. */
export function FieldError({ id, children }: FieldNoteProps): ReactElement {
  return (
    <Problem id={id}>
      <Glyph path={warningGlyph} size="1.15em" />
      <span>{children}</span>
    </Problem>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.375rem;
  min-inline-size: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Optional = styled.span`
  font-weight: 400;
  color: var(--color-text-muted);
`;

const Hint = styled.p`
  margin: 0;
  font-size: var(--text-small);
  line-height: 1.4;
  color: var(--color-text-muted);
`;

const Problem = styled.p`
  display: flex;
  gap: 0.45em;
  margin: 0;
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.4;
  color: var(--color-danger);

  & > svg {
    margin-block-start: 0.12em;
  }
`;

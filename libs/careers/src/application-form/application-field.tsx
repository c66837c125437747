import type { SafeHtml } from '@skein/cms-client';
import { Checkbox, Prose, RadioGroup, Select, TextField, type TextFieldProps } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { answersIn } from '../application/application-rules.ts';
import type { ApplicationField } from '../application/index.ts';
import type { Say } from './application-form.texts.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { FileField } from './file-field.tsx';

export interface DrawnFieldProps {
  readonly field: ApplicationField;
  /** Label of the question that the field answers. */
  readonly label: string;
  /** Whether the label is a text of the job board, and not a built-in text. */
  readonly isOfBoard: boolean;
  /** Language of the job board's text, if it is not the page's language. */
  readonly lang?: string | undefined;
  /** Whether to mark the field as required. */
  readonly isRequired: boolean;
  /** The job board's description of the question. */
  readonly description?: SafeHtml | undefined;
  /** Props that the form gives every field. */
  readonly given: TextFieldProps;
  readonly say: Say;
  /**
   * For a file field: whether the visitor must choose the file again, because the server shows the refused form, and a
   * form from a server cannot contain a file.
   */
  readonly isAgain: boolean;
  /** For a file field: the field calls this function when the visitor chooses or removes a file. */
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** Draws one field of an application with its question. */
export function DrawnField(props: DrawnFieldProps): ReactElement {
  const { description, given, lang } = props;
  const id = `${given.id}-about`;
  const control = drawControl({
    ...props,
    given: { ...given, ...(description && { 'aria-describedby': id }) },
  });
  if (description === undefined) return control;
  return (
    <WithWords>
      {control}
      <Prose id={id} size="small" lang={lang} html={description} />
    </WithWords>
  );
}

function drawControl({
  field,
  label,
  isOfBoard,
  lang,
  isRequired,
  given,
  say,
  isAgain,
  onChoose,
  onRemove,
}: DrawnFieldProps): ReactElement {
  const { name, kind, options } = field;
  const { id, error, required, autoFocus } = given;
  const first = typeof given.defaultValue === 'string' ? given.defaultValue : '';
  const named = isOfBoard && lang !== undefined ? <span lang={lang}>{label}</span> : label;
  const words: ReactNode = isRequired ? (
    <>
      {named} <Star aria-hidden="true">*</Star>
    </>
  ) : (
    named
  );
  switch (kind) {
    case 'file':
      return (
        <FileField
          {...{ id, name, error, required, autoFocus, onChoose, onRemove }}
          label={words}
          hint={isAgain ? `${say('fileHint')} ${say('fileAgain')}` : say('fileHint')}
          describedBy={given['aria-describedby']}
          removeLabel={say('removeFile')}
        />
      );
    case 'select':
      return (
        <Select
          {...{ id, name, error, required, autoFocus, options }}
          label={words}
          defaultValue={first}
          placeholder={say('choose')}
          aria-describedby={given['aria-describedby']}
        />
      );
    case 'radios':
      return <RadioGroup {...{ name, error, required, options }} legend={words} defaultValue={first} />;
    case 'checkboxes':
      return <CheckboxGroup {...{ name, error, options }} legend={words} chosen={answersIn(first)} />;
    case 'consent':
      return (
        <Checkbox
          {...{ id, name, error, required, autoFocus }}
          value={options[0]?.value}
          label={words}
          defaultChecked={first !== ''}
        />
      );
    case 'text':
      return (
        <TextField
          {...{ id, name, error, required, autoFocus }}
          multiline
          label={words}
          defaultValue={first}
          maxLength={given.maxLength}
          aria-describedby={given['aria-describedby']}
        />
      );
    case 'phone':
      return <TextField {...given} label={words} hint={say('phoneHint')} />;
    default:
      return <TextField {...given} label={words} />;
  }
}

const Star = styled.span`
  color: var(--color-danger);
`;

const WithWords = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--color-text-muted);

  & > :nth-child(1 of :not(style)) {
    color: var(--color-text);
  }
`;

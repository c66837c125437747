import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Area, Input, Select } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';

/** Returns the attributes that connect a control with its name, language, help and problem. */
export const wiring = ({ id, label, lang, describedBy, invalid }: FieldEditorProps) => ({
  id,
  lang,
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A short text. A long text wraps into several lines, but cannot contain line breaks. */
export function LineField(props: FieldEditorProps): ReactElement {
  const { value, onChange } = props;
  return (
    <LineArea
      {...wiring(props)}
      rows={1}
      value={textOf(value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
    />
  );
}

export function TextField(props: FieldEditorProps): ReactElement {
  const { value, onChange } = props;
  return <Area {...wiring(props)} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />;
}

export function NumberField(props: FieldEditorProps): ReactElement {
  const { field, value, onChange } = props;
  return (
    <Input
      {...wiring(props)}
      type="number"
      step={field.type === 'Integer' ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
      }
    />
  );
}

export function BooleanField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { field, value, onChange } = props;
  return (
    <Select
      {...wiring(props)}
      value={String(value)}
      onChange={({ target }) => onChange(target.value === 'undefined' ? undefined : target.value === 'true')}
    >
      {(!field.required || value === undefined) && <option value="undefined">{say(texts.none)}</option>}
      <option value="true">{say(texts.yes)}</option>
      <option value="false">{say(texts.no)}</option>
    </Select>
  );
}

const LineArea = styled(Area)`
  min-block-size: 2.375rem;
  resize: none;
`;

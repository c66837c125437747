import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { readDate, writeDate } from '../../model/date-value.ts';
import { Input } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { wiring } from './plain-fields.tsx';

/** A day, and a time if the value has one. A value that is not a date is edited as text. */
export function DateField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { value, label, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const date = readDate(text);
  if (!date)
    return <Input {...wiring(props)} value={text} onChange={({ target }) => onChange(target.value)} />;
  return (
    <Parts>
      <Input
        {...wiring(props)}
        type="date"
        value={date.day}
        onChange={({ target }) => onChange(writeDate({ ...date, day: target.value }))}
      />
      <Input
        type="time"
        aria-label={`${label}: ${say(texts.time)}`}
        disabled={date.day === ''}
        value={date.time}
        onChange={({ target }) => onChange(writeDate({ ...date, time: target.value }))}
      />
      {date.rest !== '' && <span>{date.rest}</span>}
    </Parts>
  );
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  input {
    flex: 1 1 8rem;
    inline-size: auto;
  }

  span {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
`;

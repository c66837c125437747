import { filled, useWords } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { CodeArea } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { wiring } from './plain-fields.tsx';

const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** An editor of any value as JSON. Text that is not valid JSON stays in the field, but is not saved. */
export function JsonField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : faultOf(typed);
  const isBroken = fault !== undefined;
  const isTyped = typed !== undefined && (isBroken || sameJson(typed, JSON.stringify(value)));
  return (
    <div data-wide>
      <CodeArea
        {...wiring(props)}
        aria-invalid={isBroken || props.invalid || undefined}
        value={isTyped ? typed : jsonOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readJson(target.value);
          if (read) onChange(read.value);
        }}
      />
      <Note role="status">{isBroken && filled(say(texts.notJson), { line: fault })}</Note>
    </div>
  );
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the number of the line in which JSON has its first error, or undefined if the text is valid or empty. */
export function faultOf(text: string): number | undefined {
  try {
    if (text.trim() !== '') JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const line = /line (\d+)/.exec(message)?.[1];
    const position = /position (\d+)/.exec(message)?.[1] ?? text.length;
    return Number(line ?? text.slice(0, Number(position)).split('\n').length);
  }
}
const sameJson = (text: string, kept: string | undefined): boolean => {
  const read = readJson(text);
  return read !== undefined && JSON.stringify(read.value) === kept;
};

const Note = styled.p`
  color: var(--color-danger);
  font-size: 0.8125rem;
`;

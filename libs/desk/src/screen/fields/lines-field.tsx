import { filled, Icon, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Input, Tool } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';

/** A list of short texts, with one control for each text. Enter adds a line below. */
export function LinesField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { id, label, lang, value, onChange, describedBy } = props;
  const lines = Array.isArray(value) ? value.map(String) : [];
  const focusOn = (at: number) =>
    requestAnimationFrame(() => document.getElementById(at === 0 ? id : `${id}-${at}`)?.focus());
  function add(at: number): void {
    onChange(lines.toSpliced(at, 0, ''));
    focusOn(at);
  }
  return (
    <List aria-label={label} aria-describedby={describedBy} role="group">
      {lines.map((line, at) => (
        <Row key={at}>
          <Input
            id={at === 0 ? id : `${id}-${at}`}
            lang={lang}
            aria-label={`${label}: ${filled(say(texts.line), { position: at + 1 })}`}
            value={line}
            onChange={(event) => onChange(lines.with(at, event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add(at + 1);
            }}
          />
          <Tool
            type="button"
            aria-label={filled(say(texts.remove), {
              name: line || filled(say(texts.line), { position: at + 1 }),
            })}
            onClick={() => {
              onChange(lines.toSpliced(at, 1));
              focusOn(Math.max(0, at - 1));
            }}
          >
            <Icon name="close" />
          </Tool>
        </Row>
      ))}
      <Tool
        type="button"
        id={lines.length === 0 ? id : undefined}
        aria-label={`${say(texts.addLine)}: ${label}`}
        onClick={() => add(lines.length)}
      >
        <Icon name="plus" /> {say(texts.addLine)}
      </Tool>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1);
  inline-size: 100%;
`;

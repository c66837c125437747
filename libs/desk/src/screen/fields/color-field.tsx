import { filled, isHexColor, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { contrastsOf, hexOf } from '../../model/colors.ts';
import { fieldName } from '../../model/names.ts';
import { Input } from '../state/controls.styles.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { wiring } from './plain-fields.tsx';

/**
 * A color as text, because content may name the colors of the brand, with a picker for other colors. A sentence
 * says whether the color has enough contrast with the other colors of the entry, or with dark and light text.
 */
export function ColorField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { entryId, field, value, label, lang, onChange, id } = props;
  const color = typeof value === 'string' ? value : '';
  const hex = hexOf(color);
  const noteId = `${id}-contrast`;
  const entry = useEdits(({ content }) => content.entries.get(entryId));
  const { types } = useDesk().store.read().content;
  const contrasts = entry ? contrastsOf(types, entry, field.id, color) : [];
  return (
    <>
      <Pair>
        <Input
          {...wiring(props)}
          lang={lang}
          aria-describedby={[props.describedBy, noteId].filter(Boolean).join(' ')}
          value={color}
          onChange={(event) => onChange(event.target.value)}
        />
        <Swatch
          type="color"
          aria-label={`${label}: ${say(texts.pickColor)}`}
          value={hex !== undefined && isHexColor(hex) && hex.length === 7 ? hex : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      </Pair>
      <ul id={noteId}>
        {contrasts.map(({ other, ratio, fits }) => (
          <Contrast key={typeof other === 'string' ? other : other.id} data-fits={fits}>
            {filled(say(texts[fits]), {
              name: typeof other === 'string' ? say(texts[other]) : fieldName(other),
              ratio: ratio.toFixed(1),
            })}
          </Contrast>
        ))}
      </ul>
    </>
  );
}

const Contrast = styled.li`
  color: var(--color-text-muted);
  font-size: 0.8125rem;
  list-style: none;

  &[data-fits='noText'] {
    color: var(--color-danger);
  }

  &[data-fits='largeText'] {
    color: var(--color-warning);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-2);
`;

const Swatch = styled.input`
  inline-size: 2.75rem;
  block-size: 2.375rem;
  padding: 2px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
`;

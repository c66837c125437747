import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Entity } from '../cms/cms.types.ts';
import { differences } from '../edits/merge.ts';
import { changedText, inWords } from '../model/changed-text.ts';
import { fieldName, typeIdOf } from '../model/names.ts';
import { useEdits } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

export interface ChangedFieldsProps {
  readonly now: Entity;
  /** What visitors see. */
  readonly published: Entity;
}

/** The fields of an entry that differ from what visitors see, each with its text before and after. */
export function ChangedFields({ now, published }: ChangedFieldsProps): ReactElement {
  const say = useWords();
  const { content } = useEdits();
  const fields = content.types.get(typeIdOf(now))?.fields ?? [];
  const places = differences(published.fields, now.fields);
  if (places.length === 0) return <Note>{say(texts.noDifference)}</Note>;
  return (
    <List>
      {places.map(([id, code]) => {
        const field = fields.find((one) => one.id === id) ?? { name: id, localized: false };
        const locale = content.locales.find((one) => one.code === code)?.name ?? code;
        const [before, after] = [published, now].map((one) => inWords(one.fields[id]?.[code], content, code));
        const text = changedText(before ?? '', after ?? '');
        return (
          <div key={`${id} ${code}`}>
            <dt>{field.localized ? `${fieldName(field)}, ${locale}` : fieldName(field)}</dt>
            <dd>
              {text.lead}
              {text.before !== '' && <del>{text.before}</del>}
              {text.before !== '' && text.after !== '' && ' '}
              {text.after !== '' && <ins>{text.after}</ins>}
              {text.tail}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: 0.875rem;
`;

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-size: 0.875rem;

  dt {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }

  dd {
    overflow-wrap: anywhere;
  }

  del {
    background: var(--color-danger-surface);
    color: var(--color-danger);
  }

  ins {
    background: var(--color-positive-surface);
    color: var(--color-positive);
    text-decoration: none;
  }
`;

import { filled, useWords, type SafeArea, type Say } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Entity } from '../cms/cms.types.ts';
import { METADATA } from '../cms/metadata.ts';
import { differences } from '../edits/merge.ts';
import { changedText, inWords } from '../model/changed-text.ts';
import { fieldName, typeIdOf, typeIn } from '../model/names.ts';
import { areaOf, isPoint } from '../model/safe-area.ts';
import { useDesk } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

export interface ChangedFieldsProps {
  readonly now: Entity;
  /** The published version of the entry. */
  readonly published: Entity;
}

/** The fields of an entry that differ from the published version, each with its published and its new text. */
export function ChangedFields({ now, published }: ChangedFieldsProps): ReactElement {
  const say = useWords();
  const { content } = useDesk().store.read();
  const fields = typeIn(content, now)?.fields ?? [];
  const places = differences(published.fields, now.fields);
  return (
    <List>
      {places.map(([id, code]) => {
        const isArea = id === METADATA.fieldId;
        const field = fields.find((one) => one.id === id);
        const locale = content.locales.find((one) => one.code === code)?.name ?? code;
        const name = field ? fieldName(field) : say(isArea ? texts.area : texts.file);
        const wordsOf = (entity: Entity) =>
          isArea
            ? areaInWords(areaOf(entity), say)
            : inWords(entity.fields[id]?.[code], {
                field: field ?? { id, name, type: 'Object', localized: true, required: false },
                hint: content.hints.get(typeIdOf(now))?.[id],
                content,
                locale: code,
                words: { yes: say(texts.yes), no: say(texts.no), gone: say(texts.notFound) },
              });
        return (
          <div key={`${id} ${code}`}>
            <dt>{field?.localized ? `${name}, ${locale}` : name}</dt>
            <dd>
              {changedText(wordsOf(published), wordsOf(now)).map((part, at) => {
                const Part = PARTS[part.in];
                return <Part key={at}>{part.text}</Part>;
              })}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

function areaInWords(area: SafeArea | undefined, say: Say): string {
  if (!area) return say(texts.noArea);
  const place = {
    x: Math.round(50 * (area.left + area.right)),
    y: Math.round(50 * (area.top + area.bottom)),
  };
  return `${say(isPoint(area) ? texts.focalPoint : texts.safeArea)}: ${filled(say(texts.place), place)}`;
}

const PARTS = { both: 'span', before: 'del', after: 'ins' } as const;

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

  del + ins {
    margin-inline-start: 0.25em;
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

import { Dialog, useWords } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Entity, FieldDefinition } from '../../cms/cms.types.ts';
import { withValue } from '../../edits/merge.ts';
import { choicesOf, isNamed, type Choice } from '../../model/field-kind.ts';
import { pagesOf, type Page } from '../../model/pages.ts';
import { blockListsOf } from '../blocks/block-lists.ts';
import { BlockPicture } from '../blocks/block-picture.tsx';
import { useAddress } from '../state/address.ts';
import { Select, Tool } from '../state/controls.styles.ts';
import { useDesk } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { wiring } from './plain-fields.tsx';

/**
 * Returns the entry and the shown page, if the entry is a block of the page and the choices are its looks.
 * Otherwise returns undefined.
 */
function useShown(
  field: FieldDefinition,
  choices: readonly Choice[],
  entryId: string,
): { readonly entry: Entity; readonly page: Page } | undefined {
  const { store } = useDesk();
  const { path } = useAddress();
  if (field.type !== 'Integer' || !choices.some(isNamed)) return undefined;
  const { content } = store.read();
  const entry = content.entries.get(entryId);
  const page = pagesOf(content).find((one) => one.path === path);
  const holder = content.entries.get(page?.entryId ?? '');
  const isBlock =
    holder && blockListsOf(content, holder).some(({ links }) => links.some(({ sys }) => sys.id === entryId));
  return entry && page && isBlock ? { entry, page } : undefined;
}

/**
 * A choice from the allowed values of a field, by their names in the model. If the values are the looks of a
 * block, the site draws a picture of each look.
 */
export function ChoiceField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { field, value, hint, label, onChange } = props;
  const { store } = useDesk();
  const locale = store.read().content.locales[0].code;
  const choices = choicesOf(field, hint);
  const at = choices.findIndex((choice) => choice.value === value);
  const isForeign = value !== undefined && at < 0;
  const [looks, setLooks] = useState(false);
  const shown = useShown(field, choices, props.entryId);
  return (
    <Pair>
      <Select
        {...wiring(props)}
        value={isForeign ? 'foreign' : at}
        onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
      >
        {(!field.required || at < 0) && <option value={-1}>{say(texts.none)}</option>}
        {isForeign && <option value="foreign">{String(value)}</option>}
        {choices.map(({ value: own, name }, index) => (
          <option key={own} value={index}>
            {name}
          </option>
        ))}
      </Select>
      {shown && (
        <Tool type="button" onClick={() => setLooks(true)}>
          {say(texts.looks)}
        </Tool>
      )}
      {shown && looks && (
        <Dialog open onClose={() => setLooks(false)} title={label} size="large">
          <Looks role="list">
            {choices.map(({ value: own, name }) => (
              <li key={own}>
                <button
                  type="button"
                  aria-current={own === value || undefined}
                  onClick={() => {
                    setLooks(false);
                    onChange(own);
                  }}
                >
                  <BlockPicture
                    page={shown.page}
                    block={{ ...shown.entry, fields: withValue(shown.entry.fields, field.id, locale, own) }}
                    look={`${shown.entry.sys.version} ${own}`}
                  />
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </Looks>
        </Dialog>
      )}
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: var(--space-2);

  button {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-2);
    border: 0;
    border-radius: var(--radius-small);
    background: transparent;
    text-align: start;
    cursor: pointer;
  }

  button:hover,
  [aria-current] {
    background: var(--color-accent-soft);
  }
`;

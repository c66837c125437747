import { filled, Icon, useWords } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../cms/cms.types.ts';
import { pictureIn } from '../../model/files.ts';
import { Tool } from '../state/controls.styles.ts';
import { useEdits, useName } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { LinkName, Name } from './link-name.tsx';
import { Picker } from './picker.tsx';
import { useNewFile } from './use-new-file.tsx';

/** A link to one entry or one asset, with its picture. */
export function LinkField({
  field,
  id,
  label,
  describedBy,
  value,
  onChange,
  onOpen,
}: FieldEditorProps): ReactElement {
  const say = useWords();
  const [picks, setPicks] = useState(false);
  const target = (value as Link | undefined)?.sys.id;
  const picture = useEdits(({ content }) => pictureIn(content, target ?? ''));
  const isAsset = field.linkType === 'Asset';
  const newFile = useNewFile(field, label, onChange);
  const name = useName(target ?? '');
  const choose = say(target === undefined ? texts.choose : texts.change);
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-wide={field.localized || undefined}
      {...(isAsset && newFile.target)}
    >
      {picture !== undefined && <img src={picture} alt="" />}
      {target !== undefined && <LinkName id={target} onOpen={onOpen} />}
      <Tool type="button" id={id} aria-label={`${choose}: ${label}`} onClick={() => setPicks(true)}>
        {choose}
      </Tool>
      {isAsset && newFile.parts}
      {target !== undefined && (
        <Tool
          type="button"
          aria-label={filled(say(texts.remove), { name })}
          onClick={() => {
            onChange(undefined);
            document.getElementById(id)?.focus();
          }}
        >
          <Icon name="close" />
        </Tool>
      )}
      {picks && (
        <Picker
          field={field}
          title={label}
          onClose={() => setPicks(false)}
          onPick={onChange}
          onOpen={onOpen}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  padding: var(--space-1);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);

  > img {
    inline-size: 4.5rem;
    block-size: 3.375rem;
    border-radius: 4px;
    object-fit: cover;
  }

  > ${Name} {
    flex: 1 1 8rem;
    min-inline-size: 0;
    padding: var(--space-1) var(--space-2);
    overflow-wrap: anywhere;
  }
`;

import { filled, useWords } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { kindIn } from '../../model/names.ts';
import { useEdits, useName } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';

export interface LinkNameProps {
  /** Id of the linked entry or asset. */
  readonly id: string;
  readonly keys?: string;
  readonly onOpen: (entryId: string) => void;
  /** A picture to show before the name. */
  readonly children?: ReactNode;
}

/** A button with the name and the kind of a linked entry or asset. It opens the item in the panel. */
export function LinkName({ id, keys, onOpen, children }: LinkNameProps): ReactElement {
  const say = useWords();
  const name = useName(id);
  const kind = useEdits(({ content }) => kindIn(content, id));
  return (
    <Name
      type="button"
      title={filled(say(texts.open), { name })}
      aria-keyshortcuts={keys}
      onClick={() => onOpen(id)}
    >
      {children}
      {name}
      <small>{kind ?? say(texts.notFound)}</small>
    </Name>
  );
}

export const Name = styled.button`
  display: flow-root;
  padding: var(--space-2) var(--space-3);
  border: 0;
  background: transparent;
  font-weight: 550;
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: var(--color-link);
    text-decoration: underline;
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }

  img {
    float: inline-start;
    inline-size: 3rem;
    block-size: 2.25rem;
    margin-inline-end: var(--space-2);
    border-radius: 4px;
    object-fit: cover;
  }
`;

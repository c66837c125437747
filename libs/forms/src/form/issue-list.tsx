import { FieldError } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export interface IssueListProps {
  readonly issues: readonly { readonly field: string; readonly id: string; readonly text: string }[];
  /** The messages stand at their fields; here they are only said. */
  readonly hidden: boolean;
}

/** Says politely what is wrong. The region is there before its words, or nobody would hear them. */
export function IssueList({ issues, hidden }: IssueListProps): ReactElement {
  return (
    <Region aria-live="polite" $hidden={hidden}>
      {issues.map(({ field, id, text }) =>
        hidden ? (
          <p key={field}>{text}</p>
        ) : (
          <FieldError key={field} id={id}>
            {text}
          </FieldError>
        ),
      )}
    </Region>
  );
}

const Region = styled.div<{ $hidden: boolean }>`
  display: grid;
  gap: var(--space-2);
  ${({ $hidden }) =>
    $hidden
      ? 'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);'
      : ''}

  &:empty {
    display: block;
    position: absolute;
  }
`;

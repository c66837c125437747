import { FieldError } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { NO_ROOM_BELOW } from './form.styles.ts';

export interface IssueListProps {
  readonly issues: readonly { readonly field: string; readonly id: string; readonly text: string }[];
  /** Whether they stand here where there is room, and at their fields where not; else they are only said here. */
  readonly shown: boolean;
}

/** Says politely what is wrong. The region is there before its words, or nobody would hear them. */
export function IssueList({ issues, shown }: IssueListProps): ReactElement {
  return (
    <Region aria-live="polite" $shown={shown}>
      {issues.map(({ field, id, text }) =>
        shown ? (
          <FieldError key={field} id={id}>
            {text}
          </FieldError>
        ) : (
          <p key={field}>{text}</p>
        ),
      )}
    </Region>
  );
}

// As minified styles say it elsewhere: what is compressed along with them weighs next to nothing.
const unseen = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);';

const Region = styled.div<{ $shown: boolean }>`
  display: grid;
  gap: var(--space-2);
  scroll-margin-block: var(--space-4);
  ${({ $shown }) => ($shown ? `@media ${NO_ROOM_BELOW} {${unseen}}` : unseen)}

  &:empty {
    position: absolute;
  }
`;

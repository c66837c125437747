import { FieldError } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { NO_ROOM_BELOW } from './form.styles.ts';

export interface IssueListProps {
  readonly issues: readonly { readonly field: string; readonly id: string; readonly text: string }[];
  /**
   * Whether the messages are visible: below the form, or at the fields if there is no room below. If false,
   * only screen readers get the messages.
   */
  readonly shown: boolean;
}

/**
 * Announces messages to screen readers. The region exists before the messages, because screen readers ignore
 * the content of a new region.
 */
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

// These styles are minified like the same styles elsewhere, so that compression removes the repetition.
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

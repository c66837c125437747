import { takeLostFocus } from '@skein/forms/engine';
import { ButtonLink, Heading, TAKEN } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Say } from './application-form.texts.ts';

export interface ApplicationThanksProps {
  readonly say: Say;
  /** Address of the list of roles. */
  readonly rolesHref: string;
  /** Whether the thank-you message takes the focus. True if the form that had the focus is gone. */
  readonly takesFocus: boolean;
}

/** Replaces the form after the application is accepted. */
export function ApplicationThanks({ say, rolesHref, takesFocus }: ApplicationThanksProps): ReactElement {
  return (
    <Words {...TAKEN} ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1} role="status">
      <Heading level={2} size={3}>
        {say('thanks')}
      </Heading>
      <ButtonLink href={rolesHref} variant="outline">
        {say('openRoles')}
      </ButtonLink>
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  padding: var(--space-8);
  border-radius: var(--radius-large);
  background: var(--color-surface-sunken);

  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

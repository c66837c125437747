import { Heading, Icon, TAKEN, TextLink } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { takeLostFocus } from '../form/take-lost-focus.ts';

export interface RequestThanksProps {
  readonly title: string;
  readonly text: string;
  /** Whether the thank-you message takes the focus. True if the form that had the focus is gone. */
  readonly takesFocus: boolean;
  /** Link to the empty form. Undefined if a reload shows the form. */
  readonly again: { readonly href: string; readonly text: string } | undefined;
}

/** Replaces a request after the service has accepted it. */
export function RequestThanks({ title, text, takesFocus, again }: RequestThanksProps): ReactElement {
  return (
    <Panel {...TAKEN} ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1} role="status">
      <Mark>
        <Icon name="check" size={28} />
      </Mark>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <p>{text}</p>
      {again && <TextLink href={again.href}>{again.text}</TextLink>}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-6);
  text-align: center;
  outline: none;

  & > p {
    margin: 0;
    max-inline-size: 44ch;
    color: var(--color-text-muted);
    line-height: 1.5;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  background: var(--color-positive-surface);
  color: var(--color-positive);
`;

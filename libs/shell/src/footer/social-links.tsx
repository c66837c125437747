'use client';

import { ExternalMark, HeadingTag, Icon, useLanguage, VisuallyHidden } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { SocialMediaContent } from './footer.block.ts';

export type SocialLinksProps = SocialMediaContent;

/** Draws links to the provider's pages on social networks, as a row of icons. */
export function SocialLinks({ title, items }: SocialLinksProps) {
  const id = useId();
  const language = useLanguage();
  return (
    <section {...(title && { 'aria-labelledby': id })}>
      {title && <Title id={id}>{title}</Title>}
      <List>
        {items.map(({ id: itemId, title: name, url, icon, analyticsId }) => (
          <li key={itemId ?? icon}>
            <Round href={url} target="_blank" rel="noopener" title={name} data-analytics-id={analyticsId}>
              <Icon name={icon} size={20} />
              <VisuallyHidden>
                {name}
                <ExternalMark language={language} />
              </VisuallyHidden>
            </Round>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled(HeadingTag)`
  color: var(--color-text);
  font-size: 1.25rem;
  line-height: 1.2;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
`;

const Round = styled.a`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid var(--color-line);
  border-radius: 50%;
  color: var(--color-text);
  transition-property: background-color, color, border-color;
  transition-duration: var(--duration-medium);
  transition-timing-function: var(--ease-out);

  &:hover {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

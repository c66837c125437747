'use client';

import type { CallToActionContent } from '@skein/cms-client';
import { Container, ExternalMark, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { isCurrent } from './is-current.ts';

export interface TvNavProps {
  readonly items: readonly CallToActionContent[];
  /** Accessible name of the bar. */
  readonly label?: string | undefined;
  /** Address of the current page. */
  readonly pagePath?: string | undefined;
}

const builtInLabel = { en: 'TV pages', es: 'Páginas de tele' } as const;

/**
 * Links to the pages about TV, side by side. On a phone the bar scrolls sideways. Renders nothing without
 * links.
 */
export function TvNav({ items, label, pagePath }: TvNavProps) {
  const say = useWords();
  if (items.length === 0) return null;
  return (
    <Bar aria-label={label ?? say(builtInLabel)}>
      <Container>
        <Links>
          {items.map(({ id, text, target, external, analyticsId }, index) => (
            <li key={id ?? index}>
              <Tab
                href={target.href}
                data-action={target.action}
                data-analytics-id={analyticsId}
                aria-current={isCurrent(target.href, pagePath) ? 'page' : undefined}
                {...(external && { target: '_blank', rel: 'noopener' })}
              >
                {text}
                {external && <ExternalMark />}
              </Tab>
            </li>
          ))}
        </Links>
      </Container>
    </Bar>
  );
}

const Bar = styled.nav`
  border-block-end: 1px solid var(--color-line);
  background-color: var(--color-surface-sunken);
`;

const Links = styled.ul`
  display: flex;
  gap: var(--space-1) clamp(var(--space-2), 2cqi, var(--space-6));
  margin: 0;
  margin-inline: calc(-1 * var(--space-3));
  padding: 0;
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;
`;

/**
 * A link of the bar. The link to the current page has three drawn lines under its name, because color alone is not
 * enough.
 */
const Tab = styled.a`
  position: relative;
  display: block;
  padding: var(--space-4) var(--space-3);
  color: var(--color-text-muted);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current] {
    color: var(--color-text);
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--space-3) 0;
    block-size: 6px;
    border-block: 2px solid var(--color-accent);
    background-color: transparent;
  }
`;

'use client';

import { withDefaults, type CallToActionContent } from '@skein/cms-client';
import { atLeast, Container, ExternalMark, Heading, Section } from '@skein/ui';
import { styled } from 'styled-components';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { enhanceCityInfo } from './enhance-city-info.ts';
import type { HelpCenterLinksProps } from './help-center-links.block.ts';

export type { HelpCenterLinksProps };

/** A line of links to the help center. Renders nothing without links. */
export function HelpCenterLinks(given: HelpCenterLinksProps) {
  const props = withDefaults(given, { links: [], theme: 'paper' });
  const { title, links, cityInfo, theme, analyticsId } = props;
  const root = useEnhanced<HTMLDivElement>(enhanceCityInfo);
  if (links.length === 0) return null;
  return (
    <Section theme={theme} spacing="small">
      <Container>
        <Strip ref={root} data-city-info={cityInfo} data-analytics-id={analyticsId}>
          <Heading level={2} size={4} anchor>
            {title}
          </Heading>
          <Links>
            {links.map((link, index) => (
              <li key={link.id ?? index}>
                <Way {...link} />
              </li>
            ))}
          </Links>
        </Strip>
      </Container>
    </Section>
  );
}

function Way({ text, target, external, analyticsId }: CallToActionContent) {
  return (
    <Pill
      href={target.href}
      data-action={target.action}
      data-analytics-id={analyticsId}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {text}
      {external && <ExternalMark />}
    </Pill>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-10);
  padding-block-start: var(--space-5);
  border-block-start: 2px solid var(--color-accent);
  box-shadow:
    inset 0 3px 0 var(--color-surface),
    inset 0 5px 0 color-mix(in srgb, var(--color-accent) 45%, transparent);

  ${atLeast('large')} {
    grid-template-columns: minmax(12rem, auto) minmax(0, 1fr);
    align-items: center;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  ${atLeast('large')} {
    justify-content: end;
  }
`;

const Pill = styled.a`
  display: block;
  padding: 0.6em 1.1em;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  color: var(--color-text);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  transition:
    border-color var(--duration-fast) var(--ease-out),
    background-color var(--duration-fast) var(--ease-out);

  &:hover {
    border-color: var(--color-accent);
    background-color: var(--color-accent-soft);
  }
`;

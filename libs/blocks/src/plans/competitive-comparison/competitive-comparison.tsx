'use client';

import { GAVE_UP } from '@skein/cms-client';
import { Button, Container, Heading, RichText, Section, TextColumn } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { CompetitiveComparisonProps } from './competitive-comparison.block.ts';
import { FIRST_ROWS } from './comparison.constants.ts';
import { enhanceComparison } from './enhance-comparison.ts';
import { hasToggle } from './has-toggle.ts';

export type { CompetitiveComparisonProps };

/**
 * Providers side by side, with the first four features. A button shows all features. Without script, if the
 * script fails, and on paper, all features show from the start.
 */
export function CompetitiveComparison(props: CompetitiveComparisonProps) {
  const { title, description, providers, features, expandText, collapseText, cta, disclaimer } = props;
  const restId = useId();
  const root = useEnhanced<HTMLElement>(enhanceComparison);
  if (!providers.some(Boolean) || features.length === 0) return null;
  const toggles = hasToggle(props);
  return (
    <Block ref={root} data-comparison="" data-analytics-id={props.analyticsId}>
      <Section as="div">
        <Container>
          <TextColumn gap={10} align="stretch">
            <TextColumn align="center" width="text">
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {description !== undefined && <RichText html={description} size="lead" />}
            </TextColumn>
            <ComparisonTable
              caption={title}
              logo={props.logo}
              providers={providers}
              first={features.slice(0, FIRST_ROWS)}
              rest={toggles ? features.slice(FIRST_ROWS) : []}
              restId={restId}
            />
            {(toggles || cta) && (
              <Actions>
                {toggles && (
                  <Toggle>
                    <Button
                      variant="outline"
                      aria-expanded={false}
                      aria-controls={restId}
                      data-toggle-rows=""
                    >
                      <span data-when="first">{expandText}</span>
                      <span data-when="all">{collapseText}</span>
                    </Button>
                  </Toggle>
                )}
                {cta && <BlockCta cta={cta} />}
              </Actions>
            )}
            {disclaimer !== undefined && (
              <Disclaimer>
                <RichText html={disclaimer} size="small" />
              </Disclaimer>
            )}
          </TextColumn>
        </Container>
      </Section>
    </Block>
  );
}

/** Shows all rows without script, if the script fails, and on paper. */
const Block = styled.section`
  &[data-all] [data-when='first'],
  &:not([data-all]) [data-when='all'] {
    display: none;
  }

  @media screen and (scripting: enabled) {
    &:not([data-all], ${GAVE_UP}) [data-rest] {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-5);
`;

const Toggle = styled.div`
  @media (scripting: none), print {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;

const Disclaimer = styled.div`
  max-inline-size: var(--measure);
  margin-inline: auto;
  color: var(--color-text-muted);
  text-align: center;

  p {
    text-wrap: balance;
  }
`;

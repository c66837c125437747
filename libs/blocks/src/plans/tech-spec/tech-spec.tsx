'use client';

import { withDefaults } from '@skein/cms-client';
import { Container, Heading, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { lead } from '../../parts/layout/lead.styles.ts';
import { SpecTable } from '../../parts/spec-table/spec-table.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import { enhanceTechSpec } from './enhance-tech-spec.ts';
import type { TechSpecProps } from './tech-spec.block.ts';

export type { TechSpecProps };

/** Technical facts as a table: about routers, or about devices in groups. */
export function TechSpec(given: TechSpecProps) {
  const props = withDefaults(given, { columns: [] });
  const { title, columns, analyticsId } = props;
  const guide = props.variant === 'deviceGuide' ? props : undefined;
  const root = useEnhanced<HTMLDivElement>(enhanceTechSpec);
  return (
    <div ref={root} data-analytics-id={analyticsId}>
      <Section>
        <Container>
          <TextColumn gap={4} align="stretch">
            <Clear>
              <Heading level={2} size={titleSize(3, title, [])} anchor>
                {title}
              </Heading>
            </Clear>
            {guide?.subtitle !== undefined && <Subtitle>{guide.subtitle}</Subtitle>}
            <SpecTable columns={columns} label={title} />
            {guide?.footnote !== undefined && <Footnote>{guide.footnote}</Footnote>}
          </TextColumn>
        </Container>
      </Section>
    </div>
  );
}

/** Leaves space for the button in the corner of a dialog. */
const Clear = styled.div`
  dialog & {
    padding-inline-end: 3.5rem;
  }
`;

const Subtitle = styled.p`
  ${lead}
  max-inline-size: var(--measure);
  color: var(--color-text-muted);
`;

const Footnote = styled.p`
  max-inline-size: var(--measure);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

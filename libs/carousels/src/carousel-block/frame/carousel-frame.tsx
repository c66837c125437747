import type { ContentColor, SafeHtml } from '@skein/cms-client';
import {
  Container,
  Heading,
  ModuleOutline,
  paint,
  RichText,
  Section,
  TextColumn,
  type Paint,
} from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CarouselFrameProps {
  readonly title?: string | undefined;
  readonly description?: SafeHtml | undefined;
  readonly backgroundColor?: ContentColor | undefined;
  readonly isModule: boolean;
  readonly analyticsId?: string | undefined;
  /** Whether the slides are as wide as the page. Otherwise they are as wide as the page's column. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The parts that all carousels share: background, words above, module outline, attribute for analytics. */
export function CarouselFrame(props: CarouselFrameProps) {
  const { title, description, backgroundColor, isModule, analyticsId, wide = false, children } = props;
  const words = title !== undefined || description !== undefined;
  const block = (
    <Ground data-analytics-id={analyticsId} $fill={backgroundColor}>
      <Section spacing={isModule ? 'small' : 'large'} as="div">
        <Rows>
          {words && (
            <Container>
              <TextColumn>
                {title !== undefined && (
                  <Heading level={2} anchor>
                    {title}
                  </Heading>
                )}
                {description !== undefined && <RichText html={description} />}
              </TextColumn>
            </Container>
          )}
          {wide ? children : <Container>{children}</Container>}
        </Rows>
      </Section>
    </Ground>
  );
  return isModule ? <ModuleOutline>{block}</ModuleOutline> : block;
}

const Ground = styled.section<Paint>`
  container-type: inline-size;
  overflow: clip;
  ${paint}
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4cqi, var(--space-12));

  :is(h2, h3, h4, h5, h6) ~ div p {
    text-wrap: balance;
  }
`;

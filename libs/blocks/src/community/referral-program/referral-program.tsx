import { withDefaults } from '@skein/cms-client';
import {
  atLeast,
  Cluster,
  Container,
  Heading,
  Picture,
  RichText,
  Section,
  SideBySide,
  TextColumn,
} from '@skein/ui';
import { css, styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { disc } from '../../parts/layout/disc.styles.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import type { ReferralProgramProps } from './referral-program.block.ts';

export type { ReferralProgramProps };

/** The referral program: its steps in order, its calls to action, and the required notes. */
export function ReferralProgram(given: ReferralProgramProps) {
  const props = withDefaults(given, { steps: [], ctas: [] });
  const { title, description, steps, ctas, image, disclaimers, analyticsId } = props;
  const words = (
    <Words $alone={image === undefined}>
      <TextColumn gap={6} align="stretch">
        <Heading level={2} size={titleSize(2, title, [])} anchor>
          {title}
        </Heading>
        {description !== undefined && <RichText html={description} size="lead" />}
      </TextColumn>
      {steps.length > 0 && (
        <Steps>
          {steps.map((step, index) => (
            <li key={step.id ?? index}>
              <Heading level={3} size={4}>
                {step.title}
              </Heading>
              {step.description !== undefined && <RichText html={step.description} />}
            </li>
          ))}
        </Steps>
      )}
      {ctas.length > 0 && (
        <Cluster gap={3}>
          {ctas.map((cta, index) => (
            <BlockCta key={cta.id ?? index} cta={cta} />
          ))}
        </Cluster>
      )}
    </Words>
  );
  return (
    <Section>
      <Container>
        <TextColumn gap={12} align="stretch">
          <div data-analytics-id={analyticsId}>
            {image ? (
              <SideBySide align="start">
                {words}
                <Picture image={image} rounded="large" sizes="(min-width: 900px) 600px, 100vw" />
              </SideBySide>
            ) : (
              words
            )}
          </div>
          {disclaimers !== undefined && (
            <Disclaimers>
              <RichText html={disclaimers} size="small" />
            </Disclaimers>
          )}
        </TextColumn>
      </Container>
    </Section>
  );
}

/** Places the steps below the title, or beside the title if there is room and no picture. */
const Words = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6) clamp(var(--space-10), 6cqi, var(--space-20));

  ${atLeast('large')} {
    ${({ $alone }) =>
      $alone &&
      css`
        grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
        align-items: start;

        > ol {
          grid-area: 1 / 2 / span 2;
        }
      `}
  }
`;

/** Draws two lines from the number of each step to the next number. */
const Steps = styled.ol`
  --chip: 2.75rem;
  display: grid;
  list-style: none;
  counter-reset: step;

  > li {
    position: relative;
    display: grid;
    gap: var(--space-2);
    min-block-size: var(--chip);
    padding-block: 0.4rem var(--space-8);
    padding-inline-start: calc(var(--chip) + var(--space-4));
    counter-increment: step;
  }

  > li:last-child {
    padding-block-end: 0;
  }

  > li::before {
    content: counter(step);
    position: absolute;
    ${disc('var(--chip)')}
    border: 2px solid var(--color-accent);
    color: var(--color-accent);
    font-family: var(--font-heading);
    font-size: var(--heading-4);
    font-weight: 680;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(var(--chip) + 0.5rem) auto 0.5rem calc(var(--chip) / 2 - 3px);
    inline-size: 6px;
    border-inline: 2px solid color-mix(in srgb, var(--color-accent) 40%, transparent);
    border-radius: 1px;
  }
`;

const Disclaimers = styled.div`
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
`;

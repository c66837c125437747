import { withDefaults } from '@skein/cms-client';
import { atLeast, Container, Heading, Picture, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { InstructionStepProps } from './instruction-step.content.ts';
import type { InstructionStepsProps } from './instruction-steps.block.ts';

export type { InstructionStepsProps };

/** Instructions in order. Renders nothing without steps. */
export function InstructionSteps(given: InstructionStepsProps) {
  const props = withDefaults(given, { steps: [], theme: 'paper' });
  const { title, description, steps, theme, analyticsId } = props;
  if (steps.length === 0) return null;
  return (
    <Section theme={theme}>
      <Container>
        <div data-analytics-id={analyticsId}>
          <TextColumn gap={12} align="stretch">
            <TextColumn gap={4}>
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {description !== undefined && <RichText html={description} size="lead" />}
            </TextColumn>
            <Steps role="list">
              {steps.map((step, index) => (
                <Step key={step.id ?? index} number={index + 1} {...step} />
              ))}
            </Steps>
          </TextColumn>
        </div>
      </Container>
    </Section>
  );
}

function Step({
  number,
  title,
  description,
  image,
  cta,
}: InstructionStepProps & { readonly number: number }) {
  return (
    <Item $pictured={image !== undefined}>
      <Number aria-hidden="true">{number}</Number>
      <TextColumn gap={3}>
        <Heading level={3} size={3}>
          {title}
        </Heading>
        {description !== undefined && <RichText html={description} />}
        {cta && <BlockCta cta={cta} />}
      </TextColumn>
      {image && (
        <Seen>
          <Picture
            image={image}
            aspect={4 / 3}
            objectFit="cover"
            rounded="medium"
            sizes="(min-width: 900px) 400px, 90vw"
          />
        </Seen>
      )}
    </Item>
  );
}

/** Draws two lines from the number of each step to the next number. */
const Steps = styled.ol`
  --chip: clamp(3rem, 6cqi, 4.5rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $pictured: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: var(--chip) minmax(0, 1fr);
  gap: var(--space-5) clamp(var(--space-4), 3cqi, var(--space-10));
  padding-block-end: clamp(var(--space-10), 6cqi, var(--space-16));

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: calc(var(--chip) + 0.5rem) auto 0.5rem calc(var(--chip) / 2 - 4px);
    inline-size: 8px;
    border-inline: 2px solid color-mix(in srgb, var(--color-accent) 45%, transparent);
  }

  ${atLeast('large')} {
    grid-template-columns:
      var(--chip) minmax(0, 1fr)
      ${({ $pictured }) => ($pictured ? 'minmax(0, 24rem)' : '')};
    align-items: start;
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--chip);
  block-size: var(--chip);
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  box-shadow:
    inset 0 0 0 4px var(--color-surface),
    inset 0 0 0 6px color-mix(in srgb, var(--color-accent) 45%, transparent);
  color: var(--color-accent);
  font-family: var(--font-heading);
  font-size: var(--heading-3);
  font-variant-numeric: tabular-nums;
  font-weight: 680;
  line-height: 1;
`;

const Seen = styled.div`
  grid-column: 2;

  ${atLeast('large')} {
    grid-column: 3;
  }
`;

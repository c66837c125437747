import { withDefaults } from '@skein/cms-client';
import { analyticsAttributes } from '@skein/analytics';
import type { CallToActionContent } from '@skein/cms-client';
import { atLeast, Container, enlargedText, Heading, Section, SideBySide, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { lead } from '../../parts/layout/lead.styles.ts';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import type { AccountNotFoundProps } from './account-not-found.block.ts';

export type { AccountNotFoundProps };

/** Labels in analytics reports. The reports contain the misspelled second label, so its spelling must stay. */
type Label = 'Try again' | 'Troubelshoot';

const clickOn = (label: Label) =>
  analyticsAttributes({ event: 'account_not_found', category: 'account_not_found', action: 'click', label });

/** Says that the visitor's account was not found, and offers two ways to continue. */
export function AccountNotFound(given: AccountNotFoundProps) {
  const props = withDefaults(given, {
    theme: 'mist',
  });
  const { title, subtitle, theme } = props;
  return (
    <Section theme={theme}>
      <Container>
        <SideBySide shares={[1, 1.2]} align="stretch" from="large" gap="medium" rowGap={8}>
          <TextColumn gap={4}>
            <Heading level={2}>{title}</Heading>
            {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          </TextColumn>
          <Ways>
            {props.tryAgainCta && (
              <Way words={props.tryAgainText} cta={props.tryAgainCta} label="Try again" />
            )}
            <Way words={props.troubleshootText} cta={props.troubleshootCta} label="Troubelshoot" />
          </Ways>
        </SideBySide>
      </Container>
    </Section>
  );
}

interface WayProps {
  readonly words: string | undefined;
  readonly cta: CallToActionContent;
  readonly label: Label;
}

function Way({ words, cta, label }: WayProps) {
  return (
    <Branch>
      {words !== undefined && <p>{words}</p>}
      <BlockCta cta={cta} size="large" {...clickOn(label)} />
    </Branch>
  );
}

const Subtitle = styled.p`
  ${lead}
  max-inline-size: 38ch;
  color: var(--color-text-muted);
`;

/**
 * Sets where the drawn lines to the links start: at the edge of the section if the list of links is beside the words,
 * and at the words if the list is below them.
 */
const Ways = styled.ul`
  --reach: var(--space-5);
  --turn: clamp(var(--space-6), 4cqi, 3.5rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-10);
  margin: 0;
  padding: 0;
  list-style: none;

  ${atLeast('large')} {
    --reach: var(--space-section);
  }

  ${enlargedText} {
    --turn: var(--space-3);
  }
`;

/**
 * Draws a line to each link. The line to the second link passes on the outer side of the line to the first link, so
 * that they do not cross.
 */
const Branch = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  padding-inline-start: calc(var(--turn) + var(--space-4));

  > p {
    ${lead}
    max-inline-size: 44ch;
  }

  ${enlargedText} {
    padding-inline-start: calc(var(--turn) + var(--space-2));
  }

  &::before,
  &:nth-child(1 of :not(style)):not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * var(--reach));
    border: 0 solid var(--color-accent);
    border-inline-start-width: 2px;
  }

  &::before {
    inset-block-end: 1.75rem;
    inset-inline: 6px calc(100% - var(--turn));
    border-end-start-radius: 1.75rem;
    border-block-end-width: 2px;
  }

  &:last-child::before {
    inset-inline-start: 0;
    border-color: var(--color-tv);
  }

  &:nth-child(n + 2 of :not(style))::before {
    inset-block-start: calc(-1 * var(--space-10));
  }

  &:nth-child(1 of :not(style))::after {
    inset-block-end: 0;
    inset-inline-start: 0;
    border-color: var(--color-tv);
  }
`;

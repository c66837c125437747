import { withDefaults } from '@skein/cms-client';
import { atLeast, Container, Heading, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import type { ButtonBannerProps } from './button-banner.block.ts';

export type { ButtonBannerProps };

/**
 * Paths of the threads (decorative lines), which cross the banner below the words and meet at the button. The drawing
 * is 1200 by 200 units.
 */
const THREADS = [0, 1, 2, 3, 4, 5].map((thread) => {
  const start = 14 + thread * 36;
  const end = 84 + thread * 7;
  return `M-20 ${start}C300 ${start + 46 - thread * 16} 640 ${232 - thread * 40} 960 ${end}S1180 ${end} 1240 ${end - 8 + thread * 4}`;
});

/** A band with a sentence and a button. */
export function ButtonBanner(given: ButtonBannerProps) {
  const { title, description, cta, theme, analyticsId } = withDefaults(given, { theme: 'teal' });
  return (
    <Section spacing="medium">
      <Container>
        <Band data-theme={theme} data-analytics-id={analyticsId}>
          <Threads viewBox="0 0 1200 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {THREADS.map((thread) => (
              <path key={thread} d={thread} />
            ))}
          </Threads>
          <Row>
            <TextColumn gap={3}>
              <Heading level={2} size={3} anchor>
                {title}
              </Heading>
              {description !== undefined && <RichText html={description} />}
            </TextColumn>
            {cta && (
              <Action>
                <BlockCta cta={cta} size="large" />
              </Action>
            )}
          </Row>
        </Band>
      </Container>
    </Section>
  );
}

const Band = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  padding: clamp(var(--space-8), 5vw, var(--space-12)) clamp(var(--space-6), 5vw, var(--space-16));
  border-radius: var(--radius-large);
  overflow: clip;
`;

/** Draws the threads faint at the left, behind the words, and strong at the right. */
const Threads = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: var(--color-line-strong);
  stroke-width: 1.5;
  opacity: 0.55;
  mask-image: linear-gradient(90deg, rgb(0 0 0 / 15%) 40%, #000 75%);

  > path {
    vector-effect: non-scaling-stroke;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-12);

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Action = styled.div`
  max-inline-size: 100%;
`;

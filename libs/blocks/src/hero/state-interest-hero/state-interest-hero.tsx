import { Container, Picture, Section } from '@skein/ui';
import { styled } from 'styled-components';
import { SlotInset } from '../../slot-inset/slot-inset.tsx';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';

/** Type 10: what a state may expect, a card to leave an address in, and the state along the foot of both. */
export function StateInterestHero(props: HeroOf<'stateInterestHero'>) {
  const { form, image, theme, analyticsId } = props;
  const words = form ? { ...props, form: undefined, cta: undefined, secondCta: undefined } : props;
  return (
    <Section theme={theme} spacing="none" as="div">
      <Stage data-analytics-id={analyticsId}>
        <Container>
          <Front $two={form !== undefined}>
            <HeroText {...words} />
            {form && (
              <Card data-theme="paper">
                <SlotInset node={form} />
              </Card>
            )}
          </Front>
        </Container>
        <Skyline>
          <Picture image={image} priority objectFit="cover" sizes="100vw" />
        </Skyline>
      </Stage>
    </Section>
  );
}

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  overflow: clip;
`;

const Front = styled.div<{ $two: boolean }>`
  display: grid;
  gap: var(--space-8) clamp(var(--space-10), 6cqi, var(--space-20));
  padding-block-start: clamp(var(--space-10), 6cqi, 6rem);

  @container (min-width: 54rem) {
    ${({ $two }) => ($two ? 'grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); align-items: center;' : 'max-inline-size: 46rem;')}
  }
`;

const Card = styled.div`
  padding: clamp(var(--space-5), 3cqi, var(--space-10));
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);

  && {
    background-color: var(--color-surface-raised);
  }
`;

/** Fades in from the ground; a wide screen loses more of the sky and of the foreground than of the city. */
const Skyline = styled.div`
  position: relative;
  z-index: -1;
  block-size: clamp(11rem, 34cqi, 34rem);
  margin-block-start: var(--space-4);
  mask-image: linear-gradient(transparent, #000 25%);

  img {
    object-position: 50% 60%;
  }
`;

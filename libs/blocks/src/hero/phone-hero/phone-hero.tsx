import { Container, Picture, Section, ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';

/** Type 8: words and a form beside a picture in a speech bubble, over the cord that joins the two ends of a call. */
export function PhoneHero(props: HeroOf<'phoneHero'>) {
  return (
    <Section theme={props.theme} spacing="none" as="div">
      <Stage data-analytics-id={props.analyticsId}>
        <Container>
          <Ends>
            <HeroText {...props} />
            <Bubble>
              <Picture
                image={props.image}
                priority
                sizes="(min-width: 1540px) 740px, (min-width: 900px) 50vw, 100vw"
              />
            </Bubble>
          </Ends>
        </Container>
        <Cord>
          <ThreadDivider pattern="weave" colors="accent" count={3} />
        </Cord>
      </Stage>
    </Section>
  );
}

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
`;

const Ends = styled.div`
  display: grid;
  gap: clamp(var(--space-10), 5cqi, var(--space-16));
  padding-block: clamp(var(--space-10), 6cqi, 6rem) clamp(var(--space-20), 11cqi, 10rem);

  @container (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: clamp(var(--space-10), 6cqi, var(--space-20));
  }
`;

/** Square at the corner that points to the one who speaks. */
const Bubble = styled.div`
  overflow: clip;
  border-radius: clamp(2.5rem, 7cqi, 6rem);
  border-end-start-radius: var(--radius-small);
`;

/** Runs below what can be read or pressed. */
const Cord = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline: 0;
  inset-block-end: clamp(0.5rem, 2vw, 2.5rem);
`;

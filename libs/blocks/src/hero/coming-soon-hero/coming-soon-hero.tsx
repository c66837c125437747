import { Badge, Container, Picture, Section } from '@skein/ui';
import { styled } from 'styled-components';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';

/** Type 12: service is on its way. A form to be told when, what happens to what is entered, and work in progress. */
export function ComingSoonHero(props: HeroOf<'comingSoonHero'>) {
  const { image, badge, privacyText, theme, analyticsId } = props;
  return (
    <Section theme={theme} spacing="none" as="div">
      <div data-analytics-id={analyticsId}>
        <Container>
          <Site>
            <Words>
              <HeroText
                {...props}
                badge={<Badge kind="coming-soon">{badge}</Badge>}
                smallPrint={privacyText}
              />
            </Words>
            <Work>
              <Picture
                image={image}
                priority
                objectFit="cover"
                sizes="(min-width: 1540px) 740px, (min-width: 900px) 52vw, 100vw"
              />
            </Work>
          </Site>
        </Container>
      </div>
    </Section>
  );
}

const Site = styled.div`
  display: grid;
  padding-block-start: clamp(var(--space-8), 5cqi, 5rem);

  @container (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    column-gap: clamp(var(--space-10), 5cqi, var(--space-20));
  }
`;

const Words = styled.div`
  align-self: center;
  padding-block-end: clamp(var(--space-8), 5cqi, 5rem);
`;

/** Rounded above, and standing on the next section below. */
const Work = styled.div`
  align-self: end;
  aspect-ratio: 960 / 600;
  overflow: clip;
  border-start-start-radius: var(--radius-large);
  border-start-end-radius: var(--radius-large);

  @container (min-width: 54rem) {
    position: relative;
    aspect-ratio: auto;
    block-size: 100%;
    min-block-size: 32rem;
    max-block-size: 40rem;

    img {
      position: absolute;
      inset: 0;
    }
  }
`;

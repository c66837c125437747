import { Container, Picture, Section } from '@skein/ui';
import { styled } from 'styled-components';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';
import { PortraitWall } from './portrait-wall.tsx';

/** Type 1: who works here, or whom a city may call. Its call to action is a link, or opens the address form. */
export function OfficialsHero({ image, portraits, ...props }: HeroOf<'officialsHero'>) {
  const company = portraits.length > 0 || image !== undefined;
  return (
    <Section theme={props.theme} spacing="none" as="div">
      <Container>
        <Pair $alone={!company} data-analytics-id={props.analyticsId}>
          <HeroText {...props} spread={!company} />
          {portraits.length > 0 && <PortraitWall portraits={portraits} />}
          {portraits.length === 0 && image && (
            <Picture
              image={image}
              priority
              rounded="large"
              sizes="(min-width: 1540px) 720px, (min-width: 900px) 50vw, 100vw"
            />
          )}
        </Pair>
      </Container>
    </Section>
  );
}

const Pair = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-10), 5cqi, var(--space-20));
  padding-block: clamp(var(--space-10), 6vw, 6rem);

  @container (min-width: 54rem) {
    ${({ $alone }) => ($alone ? '' : 'grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);')}
    align-items: center;
  }
`;

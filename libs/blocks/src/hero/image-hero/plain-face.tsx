import { Container, Picture, Section } from '@skein/ui';
import { css, styled } from 'styled-components';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';

type Layout = HeroOf<'imageHero'>['layout'];

const SIZES: Record<Layout, string> = {
  behind: '100vw',
  below: '(min-width: 1540px) 1440px, 100vw',
  right: '(min-width: 1540px) 780px, (min-width: 900px) 52vw, 100vw',
};

/** Where a phone's picture gives way to the wide one; a hero is as wide as the screen. */
const PHONE = '(max-width: 40rem)';

/** A title beside, above or in front of a picture; with a form, that form on a strip of its own. */
export function PlainFace(props: HeroOf<'imageHero'>) {
  const { image, mobileImage, layout, theme, analyticsId } = props;
  const art = (
    <Picture
      image={image}
      small={mobileImage && { image: mobileImage, media: PHONE }}
      priority
      sizes={SIZES[layout]}
      rounded={layout === 'behind' ? 'none' : 'large'}
    />
  );
  return (
    <Section theme={theme} spacing="none" as="div">
      <Stage data-analytics-id={analyticsId}>
        {layout === 'behind' ? (
          <>
            <Container>
              <Sky $tall={mobileImage !== undefined}>
                <HeroText {...props} formFrame="bar" />
              </Sky>
            </Container>
            <Horizon>{art}</Horizon>
          </>
        ) : (
          <Container>
            <Pair $layout={layout}>
              <HeroText {...props} formFrame="bar" spread={layout === 'below'} />
              {art}
            </Pair>
          </Container>
        )}
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

/** The words stand over the upper part of the picture, so they reach down into it by a share of its height. */
const Sky = styled.div<{ $tall: boolean }>`
  max-inline-size: 46rem;
  padding-block-start: clamp(var(--space-10), 5vw, 6rem);
  margin-block-end: ${({ $tall }) => ($tall ? '-24vw' : '-4vw')};

  /* An outlined button lets the sky through, but not a star behind its words. */
  :is(a, button) {
    backdrop-filter: blur(8px);
  }

  @media (min-width: 40rem) {
    margin-block-end: -8vw;
  }
`;

/** Fades in from the ground above, whatever colour either has. */
const Horizon = styled.div`
  position: relative;
  z-index: -1;
  mask-image: linear-gradient(transparent, #000 3.5rem);
`;

const side = css`
  @container (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: clamp(var(--space-10), 6cqi, var(--space-20));
    align-items: center;
    padding-block: clamp(var(--space-12), 6cqi, 6rem);
  }
`;

const Pair = styled.div<{ $layout: 'below' | 'right' }>`
  display: grid;
  gap: clamp(var(--space-10), 5cqi, var(--space-16));
  padding-block: clamp(var(--space-10), 6cqi, 6rem);

  ${({ $layout }) => $layout === 'right' && side}
`;

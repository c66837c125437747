import { Container, Picture, Section } from '@skein/ui';
import { styled } from 'styled-components';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';

/** Type 2: a title beside, above or in front of a picture. */
export function ImageHero(props: HeroOf<'imageHero'>) {
  const { image, mobileImage, layout, theme, analyticsId } = props;
  const picture = (
    <Art $layout={layout}>
      {mobileImage && (
        <Small>
          <Picture image={mobileImage} priority sizes="100vw" />
        </Small>
      )}
      <Large $alone={mobileImage === undefined}>
        <Picture image={image} priority sizes={layout === 'right' ? '(min-width: 900px) 52vw, 100vw' : '100vw'} />
      </Large>
    </Art>
  );
  return (
    <Section theme={theme} spacing="none" as="header">
      <Stage $layout={layout} data-analytics-id={analyticsId}>
        <Container width="wide">
          <Room $layout={layout}>
            <HeroText {...props} />
          </Room>
        </Container>
        {picture}
      </Stage>
    </Section>
  );
}

type Layout = HeroOf<'imageHero'>['layout'];

const Stage = styled.div<{ $layout: Layout }>`
  position: relative;
  display: grid;
  container-type: inline-size;
  overflow: clip;
  ${({ $layout }) => ($layout === 'behind' ? '> * { grid-area: 1 / 1; }' : '')}
`;

const Room = styled.div<{ $layout: Layout }>`
  position: relative;
  z-index: 1;
  padding-block: clamp(var(--space-12), 8cqi, 7.5rem) ${({ $layout }) => ($layout === 'below' ? 'var(--space-8)' : 'var(--space-12)')};

  @container (min-width: 56rem) {
    max-inline-size: ${({ $layout }) => ($layout === 'right' ? '50%' : '44rem')};
    ${({ $layout }) => ($layout === 'right' ? 'padding-block: clamp(var(--space-16), 9cqi, 9rem);' : '')}
    ${({ $layout }) => ($layout === 'behind' ? 'min-block-size: 40cqi;' : '')}
  }
`;

const Art = styled.div<{ $layout: Layout }>`
  align-self: end;

  img {
    inline-size: 100%;
  }

  @container (min-width: 56rem) {
    ${({ $layout }) =>
      $layout === 'right'
        ? `position: absolute;
           inset-block: 0;
           inset-inline: 50% 0;
           display: grid;
           align-items: center;`
        : ''}
  }
`;

const Small = styled.div`
  @container (min-width: 40rem) {
    display: none;
  }
`;

const Large = styled.div<{ $alone: boolean }>`
  ${({ $alone }) => ($alone ? '' : 'display: none;')}

  @container (min-width: 40rem) {
    display: block;
  }
`;

import { atLeast, Container, Heading, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { Backdrop } from '../../parts/backdrop/backdrop.tsx';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { lead } from '../../parts/layout/lead.styles.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import type { SubHeroOf } from './sub-hero.block.ts';

/** Sub-hero of type 2: the purpose of a place, in large type. The background picture fades out at the words. */
export function AboutLabs(props: SubHeroOf<'aboutLabs'>) {
  const { intro, title, subtitle, description, cta, backgroundImage, analyticsId } = props;
  return (
    <Night data-theme="ink" data-analytics-id={analyticsId}>
      {backgroundImage && (
        <Fading>
          <Backdrop image={backgroundImage} />
        </Fading>
      )}
      <Section>
        <Container>
          <Words>
            <TextColumn>
              {intro !== undefined && <Intro>{intro}</Intro>}
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
              {description !== undefined && <RichText html={description} />}
              {cta && <BlockCta cta={cta} />}
            </TextColumn>
          </Words>
        </Container>
      </Section>
    </Night>
  );
}

const Night = styled.div`
  position: relative;
  isolation: isolate;
  background: var(--color-surface);
  color: var(--color-text);
  container-type: inline-size;
`;

/**
 * Fades the picture out before it reaches the words, so that the words are on the plain background. On a small
 * screen, the picture is a strip below the words.
 */
const Fading = styled.div`
  position: absolute;
  inset: auto 0 0;
  block-size: clamp(5rem, 16cqi, 7.5rem);
  z-index: -1;
  mask-image: linear-gradient(transparent, #000 70%);

  ${atLeast('large')} {
    inset: 0;
    block-size: auto;
    mask-image: linear-gradient(90deg, transparent 42%, #000 80%);
  }
`;

const Words = styled.div`
  max-inline-size: var(--column-text);
  padding-block-end: 5cqi;

  ${atLeast('large')} {
    max-inline-size: 50%;
    padding-block-end: 0;
  }
`;

const Intro = styled.p`
  color: var(--color-text-muted);
  font-weight: 600;
`;

const Subtitle = styled.p`
  ${lead}
`;

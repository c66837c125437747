import { atLeast, Container, enlargedText, Heading, Picture, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { Backdrop } from '../../parts/backdrop/backdrop.tsx';
import { styleFlag } from '../../parts/enhanced/style-flag.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import type { FeatureCardProps } from './feature-card.block.ts';

export type { FeatureCardProps };

/** A feature that all plans share: words on a card with a background picture, and a second picture. */
export function FeatureCard(props: FeatureCardProps) {
  const { title, description, background, image, analyticsId } = props;
  return (
    <section data-bare="">
      <Section as="div">
        <Container>
          <Stage data-analytics-id={analyticsId} $pictured={image !== undefined} {...styleFlag(props)}>
            {background && <Backdrop image={background} />}
            <Words>
              <TextColumn>
                <Heading level={2} size={titleSize(3, title, [])} anchor>
                  {title}
                </Heading>
                {description !== undefined && <RichText html={description} />}
              </TextColumn>
            </Words>
            {image && <Picture image={image} rounded="medium" sizes="(min-width: 1000px) 480px, 90vw" />}
          </Stage>
        </Container>
      </Section>
    </section>
  );
}

const Stage = styled.div<{ $pictured: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: clamp(var(--space-4), 4cqi, var(--space-12));
  border-radius: var(--radius-large);
  background: var(--color-accent-soft);

  ${enlargedText} {
    padding: var(--space-2);
  }

  ${atLeast('medium')} {
    grid-template-columns: ${({ $pictured }) =>
      $pictured ? 'minmax(0, 1.1fr) minmax(0, 1fr)' : 'minmax(0, 36rem)'};
    align-items: center;
  }

  /* The style that a flag chooses. */
  &.varied {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
  }
`;

const Words = styled.div`
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);

  ${enlargedText} {
    padding: var(--space-3);
  }
`;

import { analyticsAttributes } from '@skein/analytics';
import { BlockSlot, withDefaults } from '@skein/cms-client';
import { CallToAction, Container, Heading, Picture, Section, SideBySide, Stack } from '@skein/ui';
import { styled } from 'styled-components';
import { Carousel } from '../carousel/carousel.tsx';
import { FeatureCard } from './feature-card.tsx';
import type { FeaturesCarouselProps } from './features-carousel.block.ts';

export type { FeaturesCarouselProps };

/** The features of a product, one card for each feature. Analytics count clicks on the link to learn more. */
export function FeaturesCarousel(given: FeaturesCarouselProps) {
  const props = withDefaults(given, { items: [], theme: 'paper' });
  const { title, subtitle, image, video, items, ctaLink, ctaText, theme, analyticsId } = props;
  const seen = video ? (
    <Slot>
      <BlockSlot node={video} />
    </Slot>
  ) : (
    image && <Picture image={image} rounded="large" sizes="(min-width: 900px) 40rem, 100vw" />
  );
  const words = (
    <Stack gap={5} align="start">
      <Heading level={2} anchor>
        {title}
      </Heading>
      {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      {ctaLink !== undefined && ctaText !== undefined && (
        <CallToAction
          text={ctaText}
          target={ctaLink}
          look="outline"
          {...analyticsAttributes({
            event: 'learn_more_features',
            category: 'features',
            action: 'click',
            label: ctaText,
          })}
        />
      )}
    </Stack>
  );
  return (
    <Ground data-theme={theme} data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <Stack gap={12}>
            {seen ? (
              <SideBySide shares={[1, 1.15]}>
                {words}
                {seen}
              </SideBySide>
            ) : (
              words
            )}
            <Carousel
              label={title}
              slides={items.map((item, index) => ({
                key: item.id ?? String(index),
                label: item.title,
                content: <FeatureCard {...item} />,
              }))}
            />
          </Stack>
        </Container>
      </Section>
    </Ground>
  );
}

const Ground = styled.section`
  background: var(--color-surface);
  color: var(--color-text);
`;

const Subtitle = styled.p`
  max-inline-size: 40ch;
  color: var(--color-text-muted);
  font-size: var(--text-lead);
  line-height: 1.45;
`;

const Slot = styled.div`
  --space-section: 0px;
  --space-gutter: 0px;
`;

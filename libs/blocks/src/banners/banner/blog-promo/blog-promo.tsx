import { atLeast, Card, Heading, Picture, RichText, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { BannerFrame } from '../frame/banner-frame.tsx';
import type { BlogPromoProps } from './blog-promo.content.ts';

export type { BlogPromoProps };

/** Banner of type 1: a teaser for a blog post. */
export function BlogPromo(props: BlogPromoProps) {
  const { kicker, title, description, cta, image, analyticsId } = props;
  return (
    <BannerFrame analyticsId={analyticsId}>
      <Card>
        <Story $pictured={image !== undefined}>
          <TextColumn gap={3}>
            {kicker !== undefined && <Kicker>{kicker}</Kicker>}
            <Heading level={2} size={3} anchor>
              {title}
            </Heading>
            {description !== undefined && <RichText html={description} />}
            {cta && <BlockCta cta={cta} />}
          </TextColumn>
          {image && <Picture image={image} rounded="medium" sizes="(min-width: 900px) 320px, 90vw" />}
        </Story>
      </Card>
    </BannerFrame>
  );
}

const Story = styled.div<{ $pictured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-10);

  ${atLeast('medium')} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? 'minmax(0, 18rem)' : '')} minmax(0, 1fr);
    align-items: center;

    > :nth-child(2 of :not(style)) {
      order: -1;
    }
  }
`;

const Kicker = styled.p`
  color: var(--color-accent);
  font-size: var(--text-small);
  font-weight: 650;
`;

import { BlockSlot } from '@skein/cms-client';
import { Badge, CallToAction, Heading, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import type { ComingSoonCardProps } from './coming-soon-card.block.ts';

export type { ComingSoonCardProps };

const ASPECT = 16 / 10;

/** Length above which words scroll in their card, in characters. */
const ENDLESS_LENGTH = 400;

/** A card about a place or an offer that comes soon. */
export function ComingSoonCard({ title, label, description, image, cta, analyticsId }: ComingSoonCardProps) {
  return (
    <Card data-analytics-id={analyticsId}>
      {image && (
        <Shown>
          <Picture image={image} aspect={ASPECT} sizes="(width >= 1024px) 460px, 92vw" objectFit="cover" />
        </Shown>
      )}
      <Words>
        <Badge kind="coming-soon">{label}</Badge>
        <Heading level={3} size={4}>
          {title}
        </Heading>
        {description !== undefined && (
          <Description tabIndex={description.length > ENDLESS_LENGTH ? 0 : undefined}>
            {description}
          </Description>
        )}
        {cta && (
          <Next>
            <CallToAction {...cta} size="small" modal={cta.modal && <BlockSlot node={cta.modal} />} />
          </Next>
        )}
      </Words>
    </Card>
  );
}

const Card = styled.article`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  color: var(--color-text);
`;

const Shown = styled.div`
  aspect-ratio: ${ASPECT};
  overflow: clip;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-6);
`;

const Description = styled.p`
  max-block-size: 18rem;
  margin: 0;
  overflow-y: auto;
  color: var(--color-text-muted);
`;

const Next = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
`;

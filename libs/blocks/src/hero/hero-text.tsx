import { BlockSlot, type BlockNode, type CallToActionContent, type SafeHtml } from '@skein/cms-client';
import { CallToAction, RichText } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockTitle } from '../title/block-title.tsx';
import type { ColoredText } from '../title/title.content.ts';
import type { ContentColor } from '@skein/cms-client';

export interface HeroTextProps {
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly titleColor?: ContentColor | undefined;
  readonly multiColorTitle: boolean;
  readonly titleParts: readonly ColoredText[];
  /** What the title stands on, when that is not the page. */
  readonly ground?: ContentColor | undefined;
  readonly subtitle?: string | undefined;
  readonly description?: SafeHtml | undefined;
  readonly cta?: CallToActionContent | undefined;
  readonly secondCta?: CallToActionContent | undefined;
  readonly form?: BlockNode | undefined;
}

/** The words of a hero and the first thing to do: a form, or up to two calls to action. */
export function HeroText(props: HeroTextProps) {
  const { kicker, subtitle, description, cta, secondCta, form } = props;
  return (
    <Words>
      {kicker !== undefined && <Kicker>{kicker}</Kicker>}
      <BlockTitle
        title={props.title}
        color={props.titleColor}
        parts={props.multiColorTitle ? props.titleParts : []}
        ground={props.ground}
        level={1}
      />
      {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      {description !== undefined && (
        <Description>
          <RichText html={description} />
        </Description>
      )}
      {form ? (
        <BlockSlot node={form} />
      ) : (
        (cta ?? secondCta) && (
          <Actions>
            {[cta, secondCta].map(
              (one) =>
                one && <CallToAction key={one.id} size="large" {...one} modal={one.modal && <BlockSlot node={one.modal} />} />,
            )}
          </Actions>
        )
      )}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
`;

const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  color: var(--color-accent);
  font-weight: 650;
  letter-spacing: 0.01em;

  &::before {
    content: '';
    inline-size: 2.25rem;
    border-block-start: 2px solid;
    border-radius: 1px;
  }
`;

const Subtitle = styled.p`
  max-inline-size: 34ch;
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.4;
  text-wrap: pretty;
`;

const Description = styled.div`
  max-inline-size: 48ch;
  color: var(--color-text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  margin-block-start: var(--space-2);
`;

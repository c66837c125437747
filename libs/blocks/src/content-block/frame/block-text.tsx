import { BlockSlot, type ContentColor, type SafeHtml, type CallToActionContent } from '@skein/cms-client';
import { CallToAction, RichText, type HeadingLevel, type HeadingSize } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockTitle, textColorOn } from '../../title/block-title.tsx';
import type { ColoredText } from '../../title/title.content.ts';

export type TextAlign = 'left' | 'center' | 'right';

export interface BlockTextProps {
  readonly title?: string | undefined;
  readonly titleColor?: ContentColor | undefined;
  readonly multiColorTitle: boolean;
  readonly titleParts: readonly ColoredText[];
  readonly subtitle?: string | undefined;
  readonly subtitleColor?: ContentColor | undefined;
  readonly description?: SafeHtml | undefined;
  readonly descriptionColor?: ContentColor | undefined;
  readonly cta?: CallToActionContent | undefined;
  readonly backgroundColor?: ContentColor | undefined;
  readonly textAlign: TextAlign;
  readonly level?: HeadingLevel;
  readonly titleSize?: HeadingSize;
}

/** Title, subtitle, description and call to action, as most content blocks show them. */
export function BlockText(props: BlockTextProps) {
  const { subtitle, description, cta, backgroundColor: ground, textAlign, level = 2, titleSize = 2 } = props;
  return (
    <Text $align={textAlign}>
      <BlockTitle
        title={props.title}
        color={props.titleColor}
        parts={props.multiColorTitle ? props.titleParts : []}
        ground={ground}
        level={level}
        size={titleSize}
      />
      {subtitle !== undefined && <Subtitle $color={textColorOn(props.subtitleColor, ground)}>{subtitle}</Subtitle>}
      {description !== undefined && (
        <Description $color={textColorOn(props.descriptionColor, ground)}>
          <RichText html={description} />
        </Description>
      )}
      {cta && (
        <Action>
          <CallToAction {...cta} modal={cta.modal && <BlockSlot node={cta.modal} />} />
        </Action>
      )}
    </Text>
  );
}

const justify = { left: 'start', center: 'center', right: 'end' } as const;

const Text = styled.div<{ $align: TextAlign }>`
  display: grid;
  gap: var(--space-5);
  justify-items: ${({ $align }) => justify[$align]};
  text-align: ${({ $align }) => justify[$align]};
`;

const Subtitle = styled.p<{ $color: string | undefined }>`
  max-inline-size: var(--measure);
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.4;
  text-wrap: pretty;
  color: ${({ $color }) => $color ?? 'var(--color-text)'};
`;

const Description = styled.div<{ $color: string | undefined }>`
  max-inline-size: var(--measure);
  color: ${({ $color }) => $color ?? 'var(--color-text-muted)'};
  text-wrap: pretty;
`;

const Action = styled.div`
  margin-block-start: var(--space-3);
`;

import type { CallToActionContent, ContentColor, SafeHtml } from '@skein/cms-client';
import { RichText, TextColumn, type ColumnWidth, type HeadingLevel, type HeadingSize } from '@skein/ui';
import { styled } from 'styled-components';
import { lead } from '../../../parts/layout/lead.styles.ts';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { inlineAlign, type TextAlign } from '../../../parts/layout/alignment.ts';
import { BlockTitle, textColorOn } from '../../../parts/title/block-title.tsx';
import type { ColoredText } from '../../../parts/title/title.content.ts';
import { groundOf, type Grounds } from './ground.ts';

export interface BlockTextProps extends Grounds {
  readonly title?: string | undefined;
  readonly titleColor?: ContentColor | undefined;
  readonly multiColorTitle: boolean;
  readonly titleParts: readonly ColoredText[];
  readonly subtitle?: string | undefined;
  readonly subtitleColor?: ContentColor | undefined;
  readonly description?: SafeHtml | undefined;
  readonly descriptionColor?: ContentColor | undefined;
  readonly cta?: CallToActionContent | undefined;
  /** Background color of the words. Default: the color of the block or of its module. */
  readonly ground?: ContentColor | undefined;
  readonly textAlign: TextAlign;
  readonly level?: HeadingLevel;
  readonly titleSize?: HeadingSize;
  /** Size of the description. Use `lead` if the block has few other words. */
  readonly descriptionSize?: 'body' | 'lead';
  /** Largest width of the words. If the container is wider, the words are centered. */
  readonly width?: ColumnWidth;
  /** If true, the words disappear after the visitor has sent the form beside the words. */
  readonly asks?: boolean;
}

/** Title, subtitle, description and call to action, as most content blocks show them. */
export function BlockText(props: BlockTextProps) {
  const { subtitle, description, cta, textAlign, width, level = 2, titleSize = 2, asks } = props;
  const { descriptionSize = 'body', ground = groundOf(props) } = props;
  return (
    <TextColumn align={inlineAlign[textAlign]} width={width} asks={asks}>
      <BlockTitle
        title={props.title}
        color={props.titleColor}
        parts={props.multiColorTitle ? props.titleParts : []}
        ground={ground}
        level={level}
        size={titleSize}
      />
      {subtitle !== undefined && (
        <Subtitle $align={textAlign} $color={textColorOn(props.subtitleColor, ground)}>
          {subtitle}
        </Subtitle>
      )}
      {description !== undefined && (
        <Description $align={textAlign} $color={textColorOn(props.descriptionColor, ground)}>
          <RichText html={description} size={descriptionSize} />
        </Description>
      )}
      {cta && (
        <Action>
          <BlockCta cta={cta} />
        </Action>
      )}
    </TextColumn>
  );
}

const balanced = ({ $align }: { readonly $align: TextAlign }) => $align === 'center' && 'text-wrap: balance;';

const Subtitle = styled.p<{ $align: TextAlign; $color: string | undefined }>`
  ${lead}
  max-inline-size: var(--measure);
  color: ${({ $color }) => $color ?? 'var(--color-text)'};
  ${balanced}
`;

const Description = styled.div<{ $align: TextAlign; $color: string | undefined }>`
  max-inline-size: var(--measure);
  color: ${({ $color }) => $color ?? 'var(--color-text-muted)'};

  p {
    ${balanced}
  }
`;

const Action = styled.div`
  margin-block-start: var(--space-3);
`;

import type { CallToActionContent, SafeHtml } from '@skein/cms-client';
import { Heading, RichText, TextColumn, type HeadingSize, type TextColumnAlign } from '@skein/ui';
import type { ReactNode } from 'react';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { titleSize } from '../../parts/title/title-size.ts';

export interface HighlightWordsProps {
  readonly title: string;
  readonly description?: SafeHtml | undefined;
  readonly cta?: CallToActionContent | undefined;
  readonly titleSize: HeadingSize;
  readonly align?: TextColumnAlign;
  /** Content above the title. */
  readonly top?: ReactNode;
  /** Content below the title. */
  readonly under?: ReactNode;
}

/** Title, description and call to action of a highlighted block. */
export function HighlightWords(props: HighlightWordsProps) {
  const { title, description, cta, align = 'start', top, under } = props;
  return (
    <TextColumn align={align} gap={4}>
      {top}
      <Heading level={2} size={titleSize(props.titleSize, title, [])} anchor>
        {title}
      </Heading>
      {under}
      {description !== undefined && <RichText html={description} />}
      {cta && <BlockCta cta={cta} />}
    </TextColumn>
  );
}

import type { CallToActionContent, SafeHtml } from '@skein/cms-client';
import { Heading, RichText, TextColumn, type HeadingSize, type TextColumnAlign } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { titleSize } from '../../parts/title/title-size.ts';

export interface HighlightWordsProps {
  readonly title: string;
  readonly description?: SafeHtml | undefined;
  readonly cta?: CallToActionContent | undefined;
  readonly titleSize: HeadingSize;
  readonly align?: TextColumnAlign;
  /**
   * Whether the call to action is at the other end of the panel, beside the words, if there is room. By default, the
   * call to action is below the words.
   */
  readonly ctaBeside?: boolean;
  /** Content above the title. */
  readonly top?: ReactNode;
  /** Content below the title. */
  readonly under?: ReactNode;
}

/** Title, description and call to action of a highlighted block. */
export function HighlightWords(props: HighlightWordsProps) {
  const { title, description, cta, align = 'start', ctaBeside = false, top, under } = props;
  const words = (
    <TextColumn align={align} gap={4}>
      {top}
      <Heading level={2} size={titleSize(props.titleSize, title, [])} anchor>
        {title}
      </Heading>
      {under}
      {description !== undefined && <RichText html={description} />}
      {cta && !ctaBeside && <BlockCta cta={cta} />}
    </TextColumn>
  );
  if (!cta || !ctaBeside) return words;
  return (
    <Ends>
      {words}
      <BlockCta cta={cta} />
    </Ends>
  );
}

/**
 * Puts the words at one end of the panel and the button at the other end. If the button were below the words, half of
 * the panel would be empty.
 */
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-10);

  > :nth-child(1 of :not(style)) {
    flex: 1 1 22rem;
    max-inline-size: var(--column-title);
  }
`;

import type { ContentColor } from '@skein/cms-client';
import { Heading, PAPER, readableOn, type HeadingLevel, type HeadingSize } from '@skein/ui';
import { styled } from 'styled-components';
import type { ColoredText } from './title.content.ts';
import { titleSize } from './title-size.ts';

/** The page's background, for blocks without their own background. */
const PAGE_GROUND: ContentColor = PAPER;

/** Returns a text color from content. If the color is not readable on the background, returns ink or paper. */
export function textColorOn(color: ContentColor | undefined, ground: string | undefined): string | undefined {
  return color && readableOn(color, ground ?? PAGE_GROUND);
}

export interface BlockTitleProps {
  readonly title?: string | undefined;
  readonly color?: ContentColor | undefined;
  /** Colored parts that replace `title`, unless the list is empty. */
  readonly parts?: readonly ColoredText[] | undefined;
  /** Background of the title, hex. */
  readonly ground?: string | undefined;
  readonly level: HeadingLevel;
  /** Size of a title of usual length. A long title is one step smaller. */
  readonly size: HeadingSize;
}

/** The title of a block, in one color or in several. */
export function BlockTitle({ title, color, parts = [], ground, level, size: wished }: BlockTitleProps) {
  const size = titleSize(wished, title, parts);
  if (parts.length > 0) {
    return (
      <Heading level={level} size={size} anchor>
        {parts.flatMap((part, index) => [
          index > 0 ? ' ' : '',
          <Part key={part.id ?? index} $color={textColorOn(part.color, ground)}>
            {part.text}
          </Part>,
        ])}
      </Heading>
    );
  }
  if (title === undefined) return null;
  const tint = textColorOn(color, ground);
  return (
    <Heading level={level} size={size} anchor>
      {tint === undefined ? title : <Tint $color={tint}>{title}</Tint>}
    </Heading>
  );
}

const Tint = styled.span<{ $color: string | undefined }>`
  ${({ $color }) => ($color === undefined ? '' : `color: ${$color};`)}
`;

/** Breaks a title between two colored parts, not inside a part, if possible. */
const Part = styled(Tint)`
  display: inline-block;
`;

import type { ContentColor } from '@skein/cms-client';
import { Heading, PAPER, readableOn, type HeadingLevel, type HeadingSize } from '@skein/ui';
import { styled } from 'styled-components';
import type { ColoredText } from './title.content.ts';
import { titleSize } from './title-size.ts';

/** The ground of a page where a block sets none of its own. */
const PAGE_GROUND: ContentColor = PAPER;

/** A text color from content, replaced by ink or paper where it could not be read on its ground. */
export function textColorOn(color: ContentColor | undefined, ground: string | undefined): string | undefined {
  return color && readableOn(color, ground ?? PAGE_GROUND);
}

export interface BlockTitleProps {
  readonly title?: string | undefined;
  readonly color?: ContentColor | undefined;
  /** Shown in place of `title` when it is not empty. */
  readonly parts?: readonly ColoredText[] | undefined;
  /** What the title stands on, hex. */
  readonly ground?: string | undefined;
  readonly level: HeadingLevel;
  /** Size of a title of ordinary length; a long one is set a step smaller. */
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

/** A color does not change in the middle of a line unless the whole title fits on it. */
const Part = styled(Tint)`
  display: inline-block;
`;

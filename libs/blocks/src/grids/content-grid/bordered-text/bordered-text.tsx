import { RichText, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { groundOf } from '../../../content-blocks/content-block/frame/ground.ts';
import { CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import { threadFill } from '../frame/thread-hue.ts';
import type { BorderedTextProps } from './bordered-text.content.ts';

export type { BorderedTextProps };

/** Notes. Each note has a colored line at its side. */
export function BorderedText(props: BorderedTextProps) {
  const painted = groundOf(props) !== undefined;
  return (
    <CardGrid grid={props} most="three" gap={8}>
      {({ title, description, color }, index) => (
        <Note $color={color ?? threadFill(index, painted)}>
          {title !== undefined && <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>}
          <RichText html={description} />
        </Note>
      )}
    </CardGrid>
  );
}

const Note = styled.article<{ $color: string }>`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding-block: var(--space-1);
  padding-inline-start: var(--space-6);
  border-inline-start: 5px solid ${({ $color }) => $color};
`;

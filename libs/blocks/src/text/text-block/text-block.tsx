import { withDefaults } from '@skein/cms-client';
import { Heading, RichText, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { ContentBlockFrame } from '../../content-blocks/content-block/frame/content-block-frame.tsx';
import { inlineAlign, inlineMargins, type TextAlign } from '../../parts/layout/alignment.ts';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { TextBlockProps } from './text-block.content.ts';
import { textBlockDefaults } from './text-block.defaults.ts';

export type { TextBlockProps };

/** Running text: terms, explanations, answers; and a form that belongs to them. */
export function TextBlock(given: TextBlockProps) {
  const props = withDefaults(given, textBlockDefaults);
  const { title, isPageTitle, content, notes, align, cta, form } = props;
  return (
    <ContentBlockFrame {...props} fullWidth roundedBlock={false}>
      <Measure $align={align}>
        <TextColumn gap={6} align={align === 'left' ? 'stretch' : inlineAlign[align]}>
          {title !== undefined && (
            <Heading level={isPageTitle ? 1 : 2} size={titleSize(isPageTitle ? 1 : 2, title, [])} anchor>
              {title}
            </Heading>
          )}
          <RichText html={content} />
          {form && (
            <FormPlace>
              <SlotInset node={form} />
            </FormPlace>
          )}
          {cta && (
            <Action>
              <BlockCta cta={cta} />
            </Action>
          )}
          {notes !== undefined && (
            <Notes>
              <RichText html={notes} />
            </Notes>
          )}
        </TextColumn>
      </Measure>
    </ContentBlockFrame>
  );
}

/** A line that reads well, from where the other blocks of the page begin. */
const Measure = styled.div<{ $align: TextAlign }>`
  max-inline-size: var(--measure);
  margin-inline: ${({ $align }) => inlineMargins[$align]};

  &:has(table) {
    max-inline-size: var(--column-stage);
  }
`;

const Action = styled.div`
  margin-block-start: var(--space-2);
`;

/** Set apart from the text above by a hairline. */
const FormPlace = styled.div`
  inline-size: 100%;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
`;

const Notes = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

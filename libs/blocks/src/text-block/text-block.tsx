import { Heading, RichText } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../block-cta/block-cta.tsx';
import { ContentBlockFrame } from '../content-block/frame/content-block-frame.tsx';
import { SlotInset } from '../slot-inset/slot-inset.tsx';
import { titleSize } from '../title/title-size.ts';
import type { TextBlockProps } from './text-block.content.ts';

/** Running text: terms, explanations, answers; and a form that belongs to them. */
export function TextBlock(props: TextBlockProps) {
  const { title, isPageTitle, content, notes, align, cta, form } = props;
  return (
    <ContentBlockFrame {...props} fullWidth roundedBlock={false}>
      <Column $align={align}>
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
      </Column>
    </ContentBlockFrame>
  );
}

const justify = { left: 'start', center: 'center', right: 'end' } as const;

const Column = styled.div<{ $align: TextBlockProps['align'] }>`
  display: grid;
  /* A wide table scrolls in its own box instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-inline-size: var(--measure);
  margin-inline: auto;
  justify-items: ${({ $align }) => ($align === 'left' ? 'stretch' : justify[$align])};
  text-align: ${({ $align }) => justify[$align]};
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

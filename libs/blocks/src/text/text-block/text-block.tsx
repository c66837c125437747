import { withDefaults } from '@skein/cms-client';
import { Asking, ASKS, atLeast, Heading, RichText, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { ContentBlockFrame } from '../../content-blocks/content-block/frame/content-block-frame.tsx';
import { inlineAlign, inlineMargins, type TextAlign } from '../../parts/layout/alignment.ts';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { TextBlockProps } from './text-block.content.ts';
import { textBlockDefaults } from './text-block.defaults.ts';

export type { TextBlockProps };

/** Running text: terms, explanations, answers; with a form if content has one. */
export function TextBlock(given: TextBlockProps) {
  const props = withDefaults(given, textBlockDefaults);
  const { title, isPageTitle, content, notes, align, cta, form } = props;
  const words = <RichText html={content} />;
  return (
    <ContentBlockFrame {...props} fullWidth roundedBlock={false}>
      <Asking>
        <Article $align={align}>
          {title !== undefined && (
            <Heading
              asks={!isPageTitle}
              level={isPageTitle ? 1 : 2}
              size={titleSize(isPageTitle ? 1 : 2, title, [])}
              anchor
            >
              {title}
            </Heading>
          )}
          <Body>
            <TextColumn gap={6} align={align === 'left' ? 'stretch' : inlineAlign[align]}>
              {form ? <div {...ASKS}>{words}</div> : words}
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
          </Body>
        </Article>
      </Asking>
    </ContentBlockFrame>
  );
}

/**
 * The text has a comfortable line length. Where there is room the title is on the left, and the text on the
 * right.
 */
const Article = styled.div<{ $align: TextAlign }>`
  --text: var(--measure);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-10), 6cqi, var(--space-20));
  max-inline-size: ${({ $align }) => ($align === 'left' ? 'none' : 'var(--text)')};
  margin-inline: ${({ $align }) => inlineMargins[$align]};
  text-align: ${({ $align }) => inlineAlign[$align]};

  &:has(table) {
    --text: var(--column-text);
  }

  ${atLeast('large')} {
    ${({ $align }) =>
      $align === 'left' &&
      'grid-template-columns: minmax(0, 1fr) minmax(0, var(--text)); align-items: start;'}
  }
`;

/** The text is in the last column, even if there is no title before it. */
const Body = styled.div`
  grid-column: -2 / -1;
  min-inline-size: 0;
  max-inline-size: var(--text);

  /* A grid would leave the title alone at the foot of a sheet. */
  @media print {
    > * {
      display: block;
    }
  }
`;

const Action = styled.div`
  margin-block-start: var(--space-2);
`;

/** A thin line separates the form from the text above. */
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

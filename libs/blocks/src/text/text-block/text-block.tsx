import { withDefaults } from '@skein/cms-client';
import { Asking, ASKS, atLeast, Heading, RichText } from '@skein/ui';
import { css, styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { ContentBlockFrame } from '../../content-blocks/content-block/frame/content-block-frame.tsx';
import { inlineAlign, inlineMargins, type TextAlign } from '../../parts/layout/alignment.ts';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { TextBlockProps } from './text-block.block.ts';

export type { TextBlockProps };

/** Running text, such as terms, explanations or answers. If content sets a form, the form is below the text. */
export function TextBlock(given: TextBlockProps) {
  const props = withDefaults(given, {
    isPageTitle: false,
    align: 'left',
    isModule: false,
  });
  const { title, isPageTitle, content, notes, align, cta, form } = props;
  const words = <RichText html={content} />;
  return (
    <ContentBlockFrame {...props} fullWidth roundedBlock={false}>
      <Asking>
        <Article $align={align} $asks={form !== undefined}>
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
          <Words {...(form && ASKS)}>{words}</Words>
          {form && (
            <FormPlace>
              <SlotInset node={form} />
            </FormPlace>
          )}
          {cta && (
            <div>
              <BlockCta cta={cta} />
            </div>
          )}
          {notes !== undefined && (
            <Notes>
              <RichText html={notes} />
            </Notes>
          )}
        </Article>
      </Asking>
    </ContentBlockFrame>
  );
}

/**
 * Aligns everything with the start of the title. If there is room, a form is beside the words, words of
 * several paragraphs are in two columns, and a single list is beside its title.
 */
const Article = styled.div<{ $align: TextAlign; $asks: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-10), 6cqi, var(--space-20));
  max-inline-size: ${({ $align }) => ($align === 'left' ? 'none' : 'var(--measure)')};
  margin-inline: ${({ $align }) => inlineMargins[$align]};
  text-align: ${({ $align }) => inlineAlign[$align]};

  /* A grid would leave the title alone at the foot of a sheet. */
  @media print {
    display: block;
  }

  ${atLeast('large')} {
    ${({ $align, $asks }) => $align === 'left' && ($asks ? BESIDE : COLUMNS)}
  }
`;

const Words = styled.div`
  min-inline-size: 0;

  & > :not(:has(table)) {
    max-inline-size: var(--measure);
  }
`;

const COLUMNS = css`
  ${Words} {
    column-gap: inherit;
  }

  /* One list has nothing to share out among columns. Below its title, it would leave half the page empty. */
  &:has(> h2):not(:has(${Words} table, ${Words} > * > * + *)) {
    grid-template: repeat(2, auto) 1fr / repeat(2, minmax(0, 1fr));
    align-items: start;

    ${Words} {
      grid-area: 1 / 2 / span 3;
    }
  }

  ${Words} > :not(:has(table)):has(> * + *) {
    max-inline-size: none;
    columns: 2;
    column-gap: inherit;

    :is(p, ul, ol) {
      break-inside: avoid;
    }

    :is(h3, h4, h5, h6) {
      break-after: avoid;
    }
  }
`;

const FormPlace = styled.div`
  min-inline-size: 0;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
`;

const BESIDE = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, var(--measure));
  grid-template-rows: repeat(3, auto) 1fr;
  align-items: start;

  ${FormPlace} {
    grid-area: 1 / 2 / span 4;
    padding-block-start: 0;
    border: 0;
  }

  /* Long text below the title and the form, in the width of both: beside a short form, half the page is empty. */
  &:has(> :is(h2, h3, h4, h5, h6)):has(${Words} > * > :nth-child(7 of :not(style))) {
    grid-template: none / repeat(2, minmax(0, 1fr));
    row-gap: var(--space-10);

    ${FormPlace} {
      grid-row: 1;
    }

    ${Words} {
      grid-area: 2 / 1 / auto / -1;
    }

    ${COLUMNS}
  }
`;

const Notes = styled.div`
  max-inline-size: var(--measure);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

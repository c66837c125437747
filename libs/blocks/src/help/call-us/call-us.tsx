import { withDefaults } from '@skein/cms-client';
import { atLeast, Container, Heading, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { titleSize } from '../../parts/title/title-size.ts';
import type { CallUsProps } from './call-us.block.ts';
import { CALL_US_MAX_COLUMNS, callUsDefaults } from './call-us.defaults.ts';

export type { CallUsProps };

/** Phone numbers and their hours, side by side, with the footer text below them. */
export function CallUs(given: CallUsProps) {
  const { title, columns, footer, analyticsId } = withDefaults(given, callUsDefaults);
  return (
    <Section spacing="medium">
      <Container>
        <Body data-analytics-id={analyticsId}>
          <TextColumn gap={6} align="stretch">
            <Clear>
              <Heading level={2} size={titleSize(3, title, [])} anchor>
                {title}
              </Heading>
            </Clear>
            {columns.length > 0 && (
              <Columns role="list" $columns={Math.min(columns.length, CALL_US_MAX_COLUMNS)}>
                {columns.map((column, index) => (
                  <li key={column.id ?? index}>
                    <Heading level={3} size={4}>
                      {column.title}
                    </Heading>
                    {column.text !== undefined && <RichText html={column.text} />}
                  </li>
                ))}
              </Columns>
            )}
            {footer !== undefined && (
              <Footer>
                <RichText html={footer} size="small" />
              </Footer>
            )}
          </TextColumn>
        </Body>
      </Container>
    </Section>
  );
}

const Body = styled.div`
  container-type: inline-size;
`;

/** Leaves space for the dialog's close button, if the block is in a dialog. */
const Clear = styled.div`
  dialog & {
    padding-inline-end: 3.5rem;
  }
`;

const Columns = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
    padding-block-start: var(--space-3);
    border-block-start: 2px solid var(--color-accent);
  }

  ${atLeast('small')} {
    grid-template-columns: repeat(
      ${({ $columns }) => ($columns === 4 ? 2 : Math.min($columns, 3))},
      minmax(0, 1fr)
    );
  }

  ${atLeast('full')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Footer = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
`;

'use client';

import type { ContentImage } from '@skein/cms-client';
import { atLeast, enlargedText, narrowerThan, Picture, useWords, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { scrollFrame } from '../../parts/spec-table/scroll-frame.styles.ts';
import type { ComparedFeatureProps, ComparedProviderProps } from './compared-feature.content.ts';
import { ComparedCell } from './compared-cell.tsx';
import { Logo } from './comparison-logo.styles.ts';
import * as texts from './comparison.texts.ts';

export interface ComparisonTableProps {
  readonly caption: string;
  /** Logo of this site's provider. The logo replaces the name at the top of the provider's column. */
  readonly logo?: ContentImage | undefined;
  /** Providers in the order of each feature's values. Undefined for a provider without a column. */
  readonly providers: readonly (ComparedProviderProps | undefined)[];
  readonly first: readonly ComparedFeatureProps[];
  /** Rows that a visitor can hide. */
  readonly rest: readonly ComparedFeatureProps[];
  readonly restId: string;
}

/** Number of columns that a phone shows side by side. */
const SIDE_BY_SIDE = 3;

/**
 * A table with providers as columns and features as rows. On a phone, the name of a feature is above its row,
 * so that all providers fit. If the columns are still too wide, the table scrolls, and the names of providers
 * and features stay in view. The ARIA roles are for browsers that do not treat a grid layout as a table.
 */
export function ComparisonTable({ caption, logo, providers, first, rest, restId }: ComparisonTableProps) {
  const say = useWords();
  const columns = providers.flatMap((provider, place) => (provider ? [{ ...provider, place }] : []));
  const rows = (features: readonly ComparedFeatureProps[]) =>
    features.map(({ id, name, values = [] }, index) => (
      <tr key={id ?? index} role="row">
        <th scope="row" role="rowheader">
          <span>{name}</span>
        </th>
        {columns.map(({ place, isOurs }) => (
          <td key={place} role="cell" data-ours={isOurs ? '' : undefined}>
            <ComparedCell value={values[place]} />
          </td>
        ))}
      </tr>
    ));
  return (
    <Frame tabIndex={0} role="region" aria-label={caption} $fits={columns.length <= SIDE_BY_SIDE}>
      <Table role="table" $providers={columns.length}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <VisuallyHidden>{say(texts.feature)}</VisuallyHidden>
            </th>
            {columns.map(({ place, name, isOurs }) => (
              <th key={place} scope="col" role="columnheader" data-ours={isOurs ? '' : undefined}>
                {isOurs && logo ? (
                  <Logo>
                    <Picture image={{ ...logo, alt: logo.alt || name }} sizes="10rem" />
                  </Logo>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{rows(first)}</tbody>
        {rest.length > 0 && (
          <tbody id={restId} role="rowgroup" data-rest="">
            {rows(rest)}
          </tbody>
        )}
      </Table>
    </Frame>
  );
}

/**
 * Limits the height of the table to that of a phone's screen, so that the head stays in view while the visitor
 * scrolls down. A wide page shows the whole table.
 */
const Frame = styled.div<{ $fits: boolean }>`
  ${scrollFrame}
  border-block: 1px solid var(--color-line-strong);

  ${narrowerThan('medium')} {
    max-block-size: min(80dvb, 42rem);
    margin-inline: calc(-1 * var(--space-gutter) / 2);
  }

  ${narrowerThan('small')} {
    ${({ $fits }) => $fits && 'max-block-size: none; overflow: visible; background: none; border-block: 0;'}
  }

  /* With text at twice its size, three do not fit. */
  ${enlargedText} {
    max-block-size: none;
    overflow: auto;
  }

  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

const Table = styled.table<{ $providers: number }>`
  inline-size: 100%;
  min-inline-size: calc(9rem + ${({ $providers }) => $providers} * 7rem);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  :is(th, td) {
    padding: var(--space-4) var(--space-3);
    text-align: center;
    vertical-align: middle;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  tbody :is(th, td) {
    border-block-start: 1px solid var(--color-line);
  }

  /* The names stay while one swipes through the providers. */
  :is(th[scope='row'], thead th:first-child) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 9rem;
    padding-inline-start: var(--space-2);
    background: var(--color-surface);
    text-align: start;
    font-weight: 600;
  }

  /* What goes under the names goes under something. */
  ${narrowerThan('medium')} {
    :is(th[scope='row'], thead th:first-child) {
      border-inline-end: 1px solid var(--color-line-strong);
    }
  }

  thead th {
    font-family: var(--font-heading);
    font-size: var(--heading-4);
    line-height: 1.2;
  }

  thead th:first-child {
    z-index: 2;
  }

  [data-ours] {
    background: color-mix(in srgb, var(--color-accent-soft) 60%, transparent);
  }

  thead [data-ours] {
    border-block-start: 4px solid var(--color-accent);
    border-start-start-radius: var(--radius-medium);
    border-start-end-radius: var(--radius-medium);
    background: color-mix(in srgb, var(--color-accent-soft) 60%, var(--color-surface));
    color: var(--color-text);
  }

  ${atLeast('medium')} {
    :is(th[scope='row'], thead th:first-child) {
      inline-size: 32%;
      padding-inline-end: var(--space-8);
    }

    :is(th, td) {
      padding-block: var(--space-5);
    }
  }

  ${narrowerThan('small')} {
    &,
    :is(thead, tbody) {
      display: block;
    }

    min-inline-size: calc(${({ $providers }) => $providers} * 5.25rem);

    tr {
      display: grid;
      grid-template-columns: repeat(${({ $providers }) => $providers}, minmax(0, 1fr));
    }

    thead {
      position: var(--sticky);
      z-index: 2;
      inset-block-start: ${({ $providers }) => ($providers <= SIDE_BY_SIDE ? 'var(--below-header)' : '0')};
      background: var(--color-surface);
    }

    thead th {
      display: grid;
      place-content: center;
      padding: var(--space-3) var(--space-1);
      border-block-end: 1px solid var(--color-line-strong);
      font-size: var(--text-body);
    }

    /* Its word is for listeners. */
    thead th:first-child {
      position: absolute;
      inline-size: auto;
      padding: 0;
      border: 0;
    }

    tbody th[scope='row'] {
      grid-column: 1 / -1;
      position: static;
      inline-size: auto;
      padding: var(--space-4) var(--space-2) var(--space-1);
      border-inline-end: 0;
      background: none;

      span {
        position: sticky;
        inset-inline-start: var(--space-2);
      }
    }

    tbody td {
      padding: var(--space-2) var(--space-1) var(--space-4);
      border-block-start: 0;
    }

    tbody tr:first-child th[scope='row'] {
      border-block-start: 0;
    }
  }

  ${enlargedText} {
    min-inline-size: calc(${({ $providers }) => $providers} * 5rem);

    thead {
      inset-block-start: 0;
    }
  }
`;

'use client';

import type { ContentImage } from '@skein/cms-client';
import { atLeast, enlargedText, narrowerThan, Picture, useLanguage, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { scrollFrame } from '../../parts/spec-table/scroll-frame.styles.ts';
import type { ComparedFeatureProps, ComparedProviderProps } from './compared-feature.content.ts';
import { ComparedCell } from './compared-cell.tsx';
import * as texts from './comparison.texts.ts';

export interface ComparisonTableProps {
  readonly caption: string;
  /** In place of the name in the head of our own column. */
  readonly logo?: ContentImage | undefined;
  readonly providers: readonly ComparedProviderProps[];
  readonly first: readonly ComparedFeatureProps[];
  /** Rows that may be hidden. */
  readonly rest: readonly ComparedFeatureProps[];
  readonly restId: string;
}

/** Providers as columns, features as rows. Where it is wider than the screen it scrolls; heads and names stay in sight. */
export function ComparisonTable({ caption, logo, providers, first, rest, restId }: ComparisonTableProps) {
  const language = useLanguage();
  const rows = (features: readonly ComparedFeatureProps[]) =>
    features.map(({ id, name, values = [] }, index) => (
      <tr key={id ?? index}>
        <th scope="row">{name}</th>
        {providers.map((provider, column) => (
          <td key={provider.id ?? column} data-ours={provider.isOurs ? '' : undefined}>
            <ComparedCell value={values[column]} />
          </td>
        ))}
      </tr>
    ));
  return (
    <Frame tabIndex={0} role="region" aria-label={caption}>
      <Table $providers={providers.length}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.feature[language]}</VisuallyHidden>
            </th>
            {providers.map(({ id, name, isOurs }, index) => (
              <th key={id ?? index} scope="col" data-ours={isOurs ? '' : undefined}>
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
        <tbody>{rows(first)}</tbody>
        {rest.length > 0 && (
          <tbody id={restId} data-rest="">
            {rows(rest)}
          </tbody>
        )}
      </Table>
    </Frame>
  );
}

/** As high as a phone, so that the head stays in sight while one reads down; on a wide page the whole of the table. */
const Frame = styled.div`
  ${scrollFrame}
  border-block: 1px solid var(--color-line-strong);

  ${narrowerThan('medium')} {
    max-block-size: min(80dvb, 42rem);
    margin-inline: calc(-1 * var(--space-gutter) / 2);
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

  /* A column beside the names, whole. */
  ${enlargedText} {
    min-inline-size: calc(5.5rem + ${({ $providers }) => $providers} * 5rem);

    :is(th, td) {
      padding-inline: var(--space-1);
    }

    :is(th[scope='row'], thead th:first-child) {
      inline-size: 5.5rem;
      padding-inline: var(--space-1);
    }
  }
`;

const Logo = styled.div`
  inline-size: min(10rem, 100%);
  margin-inline: auto;
`;

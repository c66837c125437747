'use client';

import { RichText, ServedDialog, useWords } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { scrollFrame } from '../../parts/spec-table/scroll-frame.styles.ts';
import type { PlanCardProps } from './plan-card.content.ts';
import { PlanList } from './plan-list.tsx';
import { COMPARE_HASH } from './plans.constants.ts';
import * as texts from './plans.texts.ts';

export interface ComparePlansProps {
  /** Id of the dialog, for the button that opens it. */
  readonly id: string;
  readonly plans: readonly PlanCardProps[];
  /** Text of the button that opens the comparison, and title of the dialog. */
  readonly title: string;
}

/**
 * The plans side by side, in a dialog. The plans' names stay in view while the visitor scrolls down. A visible
 * edge of the next plan shows that there are more plans.
 */
export function ComparePlans({ id, plans, title }: ComparePlansProps) {
  const say = useWords();
  const nothing = <Nothing>{say(texts.nothing)}</Nothing>;
  const rows: readonly (readonly [head: string, cell: (plan: PlanCardProps) => ReactNode])[] = [
    [
      say(texts.price),
      ({ price, pricingTag }) => (
        <>
          <strong>{price}</strong> {pricingTag}
        </>
      ),
    ],
    [say(texts.goodFor), ({ description }) => description && <RichText html={description} />],
    [
      say(texts.whatYouGet),
      ({ features = [] }) => (features.length > 0 ? <PlanList items={features} /> : undefined),
    ],
    [
      say(texts.addOns),
      ({ addOns = [] }) => (addOns.length > 0 ? <PlanList items={addOns} plus /> : undefined),
    ],
  ];
  const told = rows
    .map(([head, cell]) => ({ head, cells: plans.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return (
    <ServedDialog id={id} openAt={COMPARE_HASH} title={title} size="large">
      <Frame id={COMPARE_HASH.slice(1)} tabIndex={0} role="region" aria-label={title} data-compare="">
        <Table $plans={plans.length}>
          <thead>
            <tr>
              {plans.map(({ speed }, index) => (
                <th key={index} scope="col">
                  {speed}
                </th>
              ))}
            </tr>
          </thead>
          {told.map(({ head, cells }) => (
            <tbody key={head}>
              <tr>
                <Head scope="rowgroup" colSpan={plans.length}>
                  <span>{head}</span>
                </Head>
              </tr>
              <tr>
                {cells.map((cell, index) => (
                  <td key={index}>{cell ?? nothing}</td>
                ))}
              </tr>
            </tbody>
          ))}
        </Table>
      </Frame>
    </ServedDialog>
  );
}

const Frame = styled.div`
  ${scrollFrame}
  max-block-size: calc(100dvb - 11rem);
  border-radius: 2px;
`;

const Table = styled.table<{ $plans: number }>`
  inline-size: 100%;
  min-inline-size: calc(${({ $plans }) => $plans} * 10.5rem);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  :is(th, td) {
    padding: var(--space-2) var(--space-5) var(--space-5) 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th {
    padding-block: var(--space-2);
    border-block-end: 2px solid var(--color-line-strong);
    font-family: var(--font-heading);
    font-size: var(--heading-4);
    line-height: 1.2;
  }

  thead th[data-focused] {
    border-block-end-color: var(--color-accent);
    color: var(--color-accent);
  }

  strong {
    font-size: var(--heading-4);
    font-variant-numeric: tabular-nums;
  }
`;

const Head = styled.th`
  && {
    padding-block: var(--space-4) 0;
    border-block-start: 1px solid var(--color-line);
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 600;
  }

  tbody:nth-child(2 of :not(style)) && {
    border-block-start: 0;
  }

  span {
    position: sticky;
    inset-inline-start: 0;
  }
`;

const Nothing = styled.span`
  color: var(--color-text-muted);
`;

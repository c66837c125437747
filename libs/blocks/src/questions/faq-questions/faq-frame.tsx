'use client';

import type { BlockNode, ContentColor, SafeHtml } from '@skein/cms-client';
import { atLeast, Container, paint, Section, type Paint } from '@skein/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { inlineMargins, type TextAlign } from '../../parts/layout/alignment.ts';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import type { FaqAddress } from './faq-address.ts';
import { enhanceFaq } from './enhance-faq.ts';
import { FaqIntro } from './faq-intro.tsx';

export interface FaqFrameProps extends FaqAddress {
  readonly title?: string | undefined;
  readonly isPageTitle: boolean;
  readonly description?: SafeHtml | undefined;
  readonly align: TextAlign;
  readonly form?: BlockNode | undefined;
  readonly backgroundColor?: ContentColor | undefined;
  readonly analyticsId?: string | undefined;
  /** Name of the block in links, such as `billing` in `#billing`. */
  readonly anchorId?: string | undefined;
  readonly width?: 'stage' | 'content';
  readonly children: ReactNode;
}

/**
 * The parts around questions: background, introduction and form. On pages that React renders, the frame also
 * starts the script of the questions.
 */
export function FaqFrame(props: FaqFrameProps) {
  const { form, align, backgroundColor, anchorId, analyticsId, faqPath, width = 'content', children } = props;
  const root = useEnhanced<HTMLDivElement>(enhanceFaq);
  return (
    <Ground id={anchorId} data-analytics-id={analyticsId} $fill={backgroundColor}>
      <Section as="div">
        <Container>
          <Column ref={root} data-faq-path={faqPath} $narrow={width === 'stage'} $align={align}>
            <FaqIntro {...props} />
            <Answers>
              {children}
              {form && <SlotInset node={form} />}
            </Answers>
          </Column>
        </Container>
      </Section>
    </Ground>
  );
}

const Ground = styled.section<Paint>`
  position: relative;
  ${paint}
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;

/** Puts narrow questions beside their title. If they were below the title, one side of the page would be empty. */
const BESIDE = css`
  &:has(> ${Answers}:nth-child(2 of :not(style))) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    max-inline-size: none;
  }
`;

const Column = styled.div<{ $narrow: boolean; $align: TextAlign }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-6), 3vw, var(--space-10));
  max-inline-size: ${({ $narrow }) => ($narrow ? 'var(--column-stage)' : 'none')};
  margin-inline: ${({ $align }) => inlineMargins[$align]};

  ${atLeast('full')} {
    ${({ $narrow, $align }) => $narrow && $align === 'left' && BESIDE}
  }
`;

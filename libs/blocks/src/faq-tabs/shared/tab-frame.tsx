'use client';

import { withDefaults, type WithDefaults } from '@skein/cms-client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContentBlockFrame } from '../../content-block/frame/content-block-frame.tsx';
import { FaqIntro } from '../../faq-questions/faq-intro.tsx';
import { useEnhancedFaq } from '../../faq-questions/use-enhanced-faq.ts';
import { SlotInset } from '../../slot-inset/slot-inset.tsx';
import { faqTabsDefaults } from './faq-tabs.defaults.ts';
import type { FaqTabsShared } from './fields.shared.ts';

export type FilledTabs = WithDefaults<FaqTabsShared, typeof faqTabsDefaults>;

export interface TabFrameProps {
  readonly given: FaqTabsShared;
  /** Name under which a link reaches the block. */
  readonly anchorId?: string;
  /** Draws the tabs; those without a question are left out before. */
  readonly children: (props: FilledTabs) => ReactNode;
}

/** What stands around tabs of questions in every layout. Nothing is drawn when there is no question at all. */
export function TabFrame({ given, anchorId, children }: TabFrameProps) {
  const filled = withDefaults(given, faqTabsDefaults);
  const props = { ...filled, tabs: filled.tabs.filter(({ items = [] }) => items.length > 0) };
  const root = useEnhancedFaq();
  if (props.tabs.length === 0) return null;
  return (
    <ContentBlockFrame {...props} anchorId={anchorId} fullWidth roundedBlock={false} isModule={false}>
      <Column ref={root} data-faq-path={props.faqPath}>
        <FaqIntro {...props} />
        {children(props)}
        {props.form && <SlotInset node={props.form} />}
      </Column>
    </ContentBlockFrame>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-6), 3vw, var(--space-10));
`;

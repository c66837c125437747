import { withDefaults, type WithDefaults } from '@skein/cms-client';
import type { ReactNode } from 'react';
import { FaqFrame } from '../../faq-questions/faq-frame.tsx';
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
  if (props.tabs.length === 0) return null;
  return (
    <FaqFrame {...props} anchorId={anchorId}>
      {children(props)}
    </FaqFrame>
  );
}

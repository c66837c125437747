import { withDefaults, type WithDefaults } from '@skein/cms-client';
import type { ReactNode } from 'react';
import { FaqFrame } from '../../faq-questions/faq-frame.tsx';
import { faqTabsDefaults } from './faq-tabs.defaults.ts';
import type { FaqTabsShared } from './fields.shared.ts';

export type FilledTabs = WithDefaults<FaqTabsShared, typeof faqTabsDefaults>;

export interface TabFrameProps {
  readonly given: FaqTabsShared;
  /** Name of the block in links, such as `billing` in `#billing`. */
  readonly anchorId?: string;
  /** Returns the tabs as React nodes. Tabs without questions are already removed. */
  readonly children: (props: FilledTabs) => ReactNode;
}

/** The parts around tabs in every layout. Renders nothing if no tab has a question. */
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

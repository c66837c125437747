import type { ComponentType } from 'react';
import type { FaqAddress } from '../faq-questions/faq-address.ts';
import { AccordionTabs } from './accordion-tabs/accordion-tabs.tsx';
import type { FaqTabsOf, FaqTabsProps, FaqTabsVariant } from './faq-tabs.block.ts';
import { HorizontalTabs } from './horizontal-tabs/horizontal-tabs.tsx';
import { VerticalTabs } from './vertical-tabs/vertical-tabs.tsx';

const variants: { readonly [V in FaqTabsVariant]: ComponentType<FaqTabsOf<V>> } = {
  horizontalTabs: HorizontalTabs,
  verticalTabs: VerticalTabs,
  accordionTabs: AccordionTabs,
};

/** FAQ tabs of any layout. It renders the component of its variant. */
export function FaqTabs(props: FaqTabsProps & FaqAddress) {
  const Variant = variants[props.variant] as ComponentType<FaqTabsProps>;
  return <Variant {...props} />;
}

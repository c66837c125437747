import { variantType, type PropsOfVariants } from '@skein/cms-client';
import { accordionTabs } from './accordion-tabs/accordion-tabs.content.ts';
import { horizontalTabs } from './horizontal-tabs/horizontal-tabs.content.ts';
import { faqTabsFields } from './shared/fields.shared.ts';
import { verticalTabs } from './vertical-tabs/vertical-tabs.content.ts';

/** Questions by topic. Each variant is a layout. */
export const faqTabs = variantType(
  'gfFaqTabs',
  {
    name: 'FAQ tabs',
    description: 'Questions by topic, a tab for each',
    use: 'The page of all questions.',
    avoid: 'A handful of questions on a page about something else: take an FAQ.',
  },
  'gfContentTabType',
  faqTabsFields,
  { horizontalTabs, verticalTabs, accordionTabs },
);
export type FaqTabsProps = PropsOfVariants<typeof faqTabs>;
export type FaqTabsVariant = FaqTabsProps['variant'];
/** Props of one layout. */
export type FaqTabsOf<V extends FaqTabsVariant> = Extract<FaqTabsProps, { readonly variant: V }>;

import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { accordionTabs } from './accordion-tabs/accordion-tabs.content.ts';
import { horizontalTabs } from './horizontal-tabs/horizontal-tabs.content.ts';
import { faqTabsFields } from './shared/fields.shared.ts';
import { verticalTabs } from './vertical-tabs/vertical-tabs.content.ts';

const model = variantType(
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
export type FaqTabsProps = PropsOfVariants<typeof model>;
export type FaqTabsVariant = FaqTabsProps['variant'];
/** Props of one layout. */
export type FaqTabsOf<V extends FaqTabsVariant> = Extract<FaqTabsProps, { readonly variant: V }>;

/** Questions by topic. Each variant is a layout. */
export const faqTabs: Block<typeof model> = block(model, {
  component: () => import('./faq-tabs.tsx').then((m) => m.FaqTabs),
  wakes: (props) => ({
    when: 'openSlug' in props ? 'load' : 'visible',
    enhancer: () => import('../faq-questions/enhance-faq.ts').then((m) => m.enhanceFaq),
  }),
});

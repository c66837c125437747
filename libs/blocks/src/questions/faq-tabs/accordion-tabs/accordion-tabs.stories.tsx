import { story } from '../../../testing/story.ts';
import { faqTabs } from '../faq-tabs.block.ts';
import * as fixtures from './accordion-tabs.fixtures.ts';
import { AccordionTabs } from './accordion-tabs.tsx';

export default {
  title: 'Blocks/FAQ tabs/FAQ tabs 3 · Tabs that turn into accordions · gfFaqTabs',
  id: 'blocks-faq-tabs-3-·-tabs-that-turn-into-accordions',
  component: AccordionTabs,
  tags: ['faq-tabs-3'],
};
const show = story(faqTabs, AccordionTabs);

export const Three = { ...show(fixtures.accordion), name: '3 · Three topics' };
export const One = { ...show(fixtures.accordionOne), name: '3 · One topic, one question' };
export const Crowded = { ...show(fixtures.accordionCrowded), name: '3 · Eight topics, long words' };
export const Spanish = { ...Three, name: '3 · In Spanish', globals: { language: 'es' } };

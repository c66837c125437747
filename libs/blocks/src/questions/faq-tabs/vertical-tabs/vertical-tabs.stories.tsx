import { story } from '../../../testing/story.ts';
import { faqTabs } from '../faq-tabs.block.ts';
import * as fixtures from './vertical-tabs.fixtures.ts';
import { VerticalTabs } from './vertical-tabs.tsx';

export default {
  title: 'Blocks/FAQ tabs/FAQ tabs 2 · Vertical tabs · gfFaqTabs',
  id: 'blocks-faq-tabs-2-·-vertical-tabs',
  component: VerticalTabs,
  tags: ['faq-tabs-2'],
};
const show = story(faqTabs, VerticalTabs);

export const Three = { ...show(fixtures.vertical), name: '2 · Three topics' };
export const One = { ...show(fixtures.verticalOne), name: '2 · One topic, one question' };
export const Crowded = { ...show(fixtures.verticalCrowded), name: '2 · Eight topics, long words' };
export const Spanish = { ...Three, name: '2 · In Spanish', globals: { language: 'es' } };

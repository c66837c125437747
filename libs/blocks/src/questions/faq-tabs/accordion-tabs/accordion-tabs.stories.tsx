import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { faqTabs } from '../faq-tabs.content.ts';
import * as fixtures from './accordion-tabs.fixtures.ts';
import { AccordionTabs } from './accordion-tabs.tsx';

const meta = {
  title: 'Blocks/FAQ tabs/3 · Tabs that turn into accordions',
  component: AccordionTabs,
  tags: ['faq-tabs-3'],
  parameters: { contentType: faqTabs, variant: 'accordionTabs' },
} satisfies Meta<typeof AccordionTabs>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(faqTabs, AccordionTabs, fixture);

export const Three: Story = { ...show(fixtures.accordion), name: '3 · Three topics' };
export const One: Story = { ...show(fixtures.accordionOne), name: '3 · One topic, one question' };
export const Crowded: Story = { ...show(fixtures.accordionCrowded), name: '3 · Eight topics, long words' };
export const Spanish: Story = { ...Three, name: '3 · In Spanish', globals: { language: 'es' } };

import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { faqTabs } from '../faq-tabs.content.ts';
import * as fixtures from './vertical-tabs.fixtures.ts';
import { VerticalTabs } from './vertical-tabs.tsx';

const meta = {
  title: 'Blocks/FAQ tabs/2 · Vertical tabs',
  component: VerticalTabs,
  tags: ['faq-tabs-2'],
  parameters: { contentType: faqTabs, variant: 'verticalTabs' },
} satisfies Meta<typeof VerticalTabs>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(faqTabs, VerticalTabs, fixture);

export const Three: Story = { ...show(fixtures.vertical), name: '2 · Three topics' };
export const One: Story = { ...show(fixtures.verticalOne), name: '2 · One topic, one question' };
export const Crowded: Story = { ...show(fixtures.verticalCrowded), name: '2 · Eight topics, long words' };
export const Spanish: Story = { ...Three, name: '2 · In Spanish', globals: { language: 'es' } };

import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { faqTabs } from '../faq-tabs.block.ts';
import * as fixtures from './horizontal-tabs.fixtures.ts';
import { HorizontalTabs } from './horizontal-tabs.tsx';

export default {
  title: 'Blocks/FAQ tabs/FAQ tabs 1 · Horizontal tabs · gfFaqTabs',
  id: 'blocks-faq-tabs-1-·-horizontal-tabs',
  component: HorizontalTabs,
  tags: ['faq-tabs-1'],
};
const show = story(faqTabs, HorizontalTabs);

export const Three = { ...show(fixtures.horizontal), name: '1 · Three topics' };
export const Chosen: StoryObj = {
  ...show(fixtures.horizontal),
  name: '1 · Another tab, a question open',
  play: async ({ canvasElement }) => {
    const [, bills] = [...canvasElement.querySelectorAll<HTMLElement>('[data-faq-tabs] > details > summary')];
    if (bills) await userEvent.click(bills);
    const panel = bills?.parentElement;
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-faq-tabs] > details[open]')).toHaveLength(1),
    );
    await expect(panel).toHaveAttribute('open');
    const question = panel?.querySelector<HTMLElement>('[data-faq-list] summary');
    if (question) await userEvent.click(question);
    await expect(panel?.querySelectorAll('[data-faq-list] details[open]')).toHaveLength(1);
  },
};
export const One = { ...show(fixtures.horizontalOne), name: '1 · One topic, one question' };
export const Crowded = { ...show(fixtures.horizontalCrowded), name: '1 · Eight topics, long words' };
export const Spanish = { ...Three, name: '1 · In Spanish', globals: { language: 'es' } };

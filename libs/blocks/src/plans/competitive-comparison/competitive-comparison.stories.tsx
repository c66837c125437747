import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { competitiveComparison } from './competitive-comparison.block.ts';
import * as fixtures from './competitive-comparison.fixtures.ts';
import { CompetitiveComparison } from './competitive-comparison.tsx';

export default {
  title: 'Blocks/Comparison of providers · gfCompetitiveComparison',
  id: 'blocks-comparison-of-providers',
  component: CompetitiveComparison,
  tags: ['competitive-comparison'],
};
const show = story(competitiveComparison, CompetitiveComparison);

export const FirstFour = { ...show(fixtures.comparison), name: 'The first four' };
export const All: StoryObj = {
  ...show(fixtures.comparison),
  name: 'All, on the button',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('rowheader').length;
    await expect(rows()).toBe(4);
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(rows()).toBe(6);
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(
      /first four|primeras cuatro/,
    );
  },
};
export const WithLogo = { ...show(fixtures.comparisonWithLogo), name: 'With a logo, two providers' };
export const Four = { ...show(fixtures.comparisonFour), name: 'Four features: no button' };
export const OneText = { ...show(fixtures.comparisonOneText), name: 'One text of two: no button' };
export const Long = { ...show(fixtures.comparisonLong), name: 'Long text, four providers' };
export const Spanish = { ...All, name: 'In Spanish, all', globals: { language: 'es' } };

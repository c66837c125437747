import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { competitiveComparison } from './competitive-comparison.content.ts';
import * as fixtures from './competitive-comparison.fixtures.ts';
import { CompetitiveComparison } from './competitive-comparison.tsx';

const meta = {
  title: 'Blocks/Comparison of providers',
  component: CompetitiveComparison,
  tags: ['competitive-comparison'],
  parameters: { contentType: competitiveComparison },
} satisfies Meta<typeof CompetitiveComparison>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(competitiveComparison, CompetitiveComparison, fixture);

export const FirstFour: Story = { ...show(fixtures.comparison), name: 'The first four' };
export const All: Story = {
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
export const WithLogo: Story = { ...show(fixtures.comparisonWithLogo), name: 'With a logo, two providers' };
export const Four: Story = { ...show(fixtures.comparisonFour), name: 'Four features: no button' };
export const OneText: Story = { ...show(fixtures.comparisonOneText), name: 'One text of two: no button' };
export const Long: Story = { ...show(fixtures.comparisonLong), name: 'Long text, four providers' };
export const Spanish: Story = { ...All, name: 'In Spanish, all', globals: { language: 'es' } };

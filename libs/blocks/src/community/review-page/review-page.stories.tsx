import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { reviewPage } from './review-page.content.ts';
import * as fixtures from './review-page.fixtures.ts';
import { ReviewPage } from './review-page.tsx';

const meta = {
  title: 'Blocks/Review',
  component: ReviewPage,
  tags: ['review-page'],
  parameters: { contentType: reviewPage },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(reviewPage, ReviewPage, fixture);

export const Basic: Story = { ...show(fixtures.review) };
export const WithoutStates: Story = { ...show(fixtures.reviewWithoutStates) };
export const Long: Story = { ...show(fixtures.reviewLong), name: 'One state, one city, long text' };
export const Chosen: Story = {
  ...show(fixtures.review),
  name: 'A state with one city',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(/State|Estado/), 'Tennessee');
    await expect(canvas.getByRole('combobox', { name: /City|Ciudad/ })).toHaveValue(
      'https://reviews.example/nashville',
    );
    await expect(button).toBeEnabled();
  },
};
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };

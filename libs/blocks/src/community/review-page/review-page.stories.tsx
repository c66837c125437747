import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { reviewPage } from './review-page.block.ts';
import * as fixtures from './review-page.fixtures.ts';
import { ReviewPage } from './review-page.tsx';

export default {
  title: 'Blocks/Review · gfReviewPage',
  id: 'blocks-review',
  component: ReviewPage,
  tags: ['review-page'],
};
const show = story(reviewPage, ReviewPage);

export const Basic = show(fixtures.review);
export const WithoutStates = show(fixtures.reviewWithoutStates);
export const Long = { ...show(fixtures.reviewLong), name: 'One state, one city, long text' };
export const Chosen: StoryObj = {
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
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };

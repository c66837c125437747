import { expect } from './estranged.fixture.ts';
import type { FilledForm } from './filled-form.ts';

/** Waits for the effect of the first press on a form's button, and checks that the form is sent only once. */
export type Answered = (form: FilledForm) => Promise<void>;

export const opensAnotherPage: Answered = async ({ page, url, posts }) => {
  await expect(page, 'the answer').not.toHaveURL(url);
  expect(posts(), 'sent once').toBe(1);
};

export const givesWayToThanks: Answered = async ({ island, root, posts }) => {
  await expect(root, 'the form gives way').toHaveCount(0);
  await expect(island.getByRole('status').first()).toBeVisible();
  expect(posts(), 'sent once').toBe(1);
};

export const goesOnToTheDay: Answered = async ({ island, posts }) => {
  await expect(island.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(posts()).toBe(0);
};

export const goesOnToTheSecondQuestion: Answered = ({ island }) =>
  expect(island.locator('[data-quiz]')).toHaveAttribute('data-quiz', '2');

export const saysHowTheNetworkIs: Answered = ({ island }) =>
  expect(island.getByText(/All clear|Todo en orden/).first()).toBeVisible();

export const listsBuildings: Answered = async ({ page, island }) => {
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(island.locator('[data-finder=ready] a[data-apartment]').first()).toBeVisible();
};

export const saysHowManyBuildings: Answered = ({ island }) =>
  expect(island.getByRole('status')).toHaveText(/\d/);

export const isInTheAddress: Answered = async ({ page }) => {
  await expect(page).toHaveURL(/[?&]location=/);
  await expect(page).toHaveURL(/[?&]keyword=/);
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formStory } from '../testing/form-story.tsx';
import { seesFailure, sendEmpty } from '../testing/play-form.ts';
import { addressForm } from './address-form.content.ts';
import { AddressForm } from './address-form.tsx';
import * as fixtures from './address-form.fixtures.ts';

const meta = {
  title: 'Forms/Address form/Leave an email',
  component: AddressForm,
  parameters: { contentType: addressForm },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj;

const failure = () => ({ kind: 'failed', reason: 'story' }) as const;

export const Type1Email: Story = {
  ...formStory(fixtures.email, { width: '40rem' }),
  tags: ['form-1'],
  name: '1 · Email form',
};
export const Type1WithAddress: Story = {
  ...formStory(fixtures.emailWithAddress, { width: '34rem' }),
  tags: ['form-1'],
  name: '1 · With the whole address',
};
export const Type1Errors: Story = {
  ...formStory(fixtures.email, { width: '40rem' }),
  tags: ['form-1'],
  name: '1 · Sent empty',
  play: sendEmpty,
};
export const Type1Spanish: Story = {
  ...formStory(fixtures.email, { width: '40rem' }),
  tags: ['form-1'],
  name: '1 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};

export const Type2CityEmail: Story = {
  ...formStory(fixtures.cityEmail, { width: '34rem' }),
  tags: ['form-2'],
  name: '2 · City email form',
};
export const Type2Errors: Story = {
  ...formStory(fixtures.cityEmail, { width: '34rem' }),
  tags: ['form-2'],
  name: '2 · Sent empty',
  play: sendEmpty,
};
export const Type2Spanish: Story = {
  ...formStory(fixtures.cityEmail, { width: '34rem' }),
  tags: ['form-2'],
  name: '2 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Type2Failed: Story = {
  ...formStory(fixtures.cityEmail, { width: '34rem', answer: failure }),
  tags: ['form-2'],
  name: '2 · Not sent',
  play: seesFailure,
};

export const Type7StateEmail: Story = {
  ...formStory(fixtures.stateEmail, { width: '48rem' }),
  tags: ['form-7'],
  name: '7 · State email form',
};
export const Type7Errors: Story = {
  ...formStory(fixtures.stateEmail, { width: '48rem' }),
  tags: ['form-7'],
  name: '7 · Sent empty',
  play: sendEmpty,
};
export const Type7Spanish: Story = {
  ...formStory(fixtures.stateEmail, { width: '48rem' }),
  tags: ['form-7'],
  name: '7 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};

export const Type9OverlappingEmail: Story = {
  ...formStory(fixtures.overlappingEmail, { width: '34rem' }),
  tags: ['form-9'],
  name: '9 · Overlapping email form',
};
export const Type9Errors: Story = {
  ...formStory(fixtures.overlappingEmail, { width: '34rem' }),
  tags: ['form-9'],
  name: '9 · Sent empty',
  play: sendEmpty,
};
export const Type9Spanish: Story = {
  ...formStory(fixtures.overlappingEmail, { width: '34rem' }),
  tags: ['form-9'],
  name: '9 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};

export const Type10TooltipEmail: Story = {
  ...formStory(fixtures.tooltipEmail, { width: '40rem' }),
  tags: ['form-10'],
  name: '10 · Tooltip email form',
};
export const Type10Errors: Story = {
  ...formStory(fixtures.tooltipEmail, { width: '40rem' }),
  tags: ['form-10'],
  name: '10 · Sent empty',
  play: async (context) => {
    await sendEmpty(context);
    const canvas = within(context.canvasElement);
    const bubble = canvas.getByRole('tooltip').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    // On a phone the button stands under the field, beside it elsewhere: never under the bubble.
    await expect(
      bubble.bottom <= button.top || bubble.top >= button.bottom || bubble.right <= button.left,
    ).toBe(true);
  },
};
export const Type10Spanish: Story = {
  ...formStory(fixtures.tooltipEmail, { width: '40rem' }),
  tags: ['form-10'],
  name: '10 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Type10Failed: Story = {
  ...formStory(fixtures.tooltipEmail, { width: '40rem', answer: failure }),
  tags: ['form-10'],
  name: '10 · Not sent',
  play: seesFailure,
};

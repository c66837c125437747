import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../testing/form-story.tsx';
import { seesBusy, seesFailure, seesSuggestions, sendEmpty } from '../testing/play-form.ts';
import { addressForm } from './address-form.content.ts';
import { AddressForm } from './address-form.tsx';
import * as fixtures from './address-form.fixtures.ts';

const meta = {
  title: 'Forms/Address form/Check an address',
  component: AddressForm,
  parameters: { contentType: addressForm },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj;

const never = () => new Promise<never>(() => {});
const failure = () => ({ kind: 'failed', reason: 'story' }) as const;

export const Type3Search: Story = {
  ...formStory(fixtures.search, { width: '72rem' }),
  tags: ['form-3'],
  name: '3 · Search form',
};
export const Type3Errors: Story = {
  ...formStory(fixtures.search, { width: '72rem' }),
  tags: ['form-3'],
  name: '3 · Sent empty',
  play: sendEmpty,
};
export const Type3Spanish: Story = {
  ...formStory(fixtures.search, { width: '72rem' }),
  tags: ['form-3'],
  name: '3 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Type3Busy: Story = {
  ...formStory(fixtures.search, { width: '72rem', answer: never }),
  tags: ['form-3'],
  name: '3 · On its way',
  play: seesBusy,
};
export const Type3Failed: Story = {
  ...formStory(fixtures.search, { width: '72rem', answer: failure }),
  tags: ['form-3'],
  name: '3 · Not sent',
  play: seesFailure,
};
export const Type3Suggestions: Story = {
  ...formStory(fixtures.search, { width: '72rem' }),
  tags: ['form-3'],
  name: '3 · Suggestions',
  play: seesSuggestions,
};

export const Type4Header: Story = {
  ...formStory(fixtures.header, { width: '34rem' }),
  tags: ['form-4'],
  name: '4 · Header form',
};
export const Type4WithoutEmail: Story = {
  ...formStory(fixtures.headerWithoutEmail, { width: '34rem' }),
  tags: ['form-4'],
  name: '4 · Without an email',
};
export const Type4Errors: Story = {
  ...formStory(fixtures.header, { width: '34rem' }),
  tags: ['form-4'],
  name: '4 · Sent empty',
  play: sendEmpty,
};
export const Type4Spanish: Story = {
  ...formStory(fixtures.header, { width: '34rem' }),
  tags: ['form-4'],
  name: '4 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Type4Busy: Story = {
  ...formStory(fixtures.header, { width: '34rem', answer: never }),
  tags: ['form-4'],
  name: '4 · On its way',
  play: seesBusy,
};
export const Type4Failed: Story = {
  ...formStory(fixtures.header, { width: '34rem', answer: failure }),
  tags: ['form-4'],
  name: '4 · Not sent',
  play: seesFailure,
};
export const Type4Suggestions: Story = {
  ...formStory(fixtures.header, { width: '34rem' }),
  tags: ['form-4'],
  name: '4 · Suggestions',
  play: seesSuggestions,
};

export const Type5BottomSearch: Story = {
  ...formStory(fixtures.bottomSearch, { width: '72rem' }),
  tags: ['form-5'],
  name: '5 · Banner bottom search form',
};
export const Type5Errors: Story = {
  ...formStory(fixtures.bottomSearch, { width: '72rem' }),
  tags: ['form-5'],
  name: '5 · Sent empty',
  play: sendEmpty,
};
export const Type5Spanish: Story = {
  ...formStory(fixtures.bottomSearch, { width: '72rem' }),
  tags: ['form-5'],
  name: '5 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};

export const Type8NeighborhoodSearch: Story = {
  ...formStory(fixtures.neighborhoodSearch, { width: '64rem' }),
  tags: ['form-8'],
  name: '8 · Neighborhood address search form',
};
export const Type8Errors: Story = {
  ...formStory(fixtures.neighborhoodSearch, { width: '64rem' }),
  tags: ['form-8'],
  name: '8 · Sent empty',
  play: sendEmpty,
};
export const Type8Spanish: Story = {
  ...formStory(fixtures.neighborhoodSearch, { width: '64rem' }),
  tags: ['form-8'],
  name: '8 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};

export const Type11AddressAndEmailSearch: Story = {
  ...formStory(fixtures.addressAndEmailSearch, { width: '80rem' }),
  tags: ['form-11'],
  name: '11 · Address-and-email search form',
};
export const Type11Errors: Story = {
  ...formStory(fixtures.addressAndEmailSearch, { width: '80rem' }),
  tags: ['form-11'],
  name: '11 · Sent empty',
  play: sendEmpty,
};
export const Type11Spanish: Story = {
  ...formStory(fixtures.addressAndEmailSearch, { width: '80rem' }),
  tags: ['form-11'],
  name: '11 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};

export const Type12EmailOnlySearch: Story = {
  ...formStory(fixtures.emailOnlySearch, { width: '40rem' }),
  tags: ['form-12'],
  name: '12 · Email-only search form',
};
export const Type12Errors: Story = {
  ...formStory(fixtures.emailOnlySearch, { width: '40rem' }),
  tags: ['form-12'],
  name: '12 · Sent empty',
  play: sendEmpty,
};
export const Type12Spanish: Story = {
  ...formStory(fixtures.emailOnlySearch, { width: '40rem' }),
  tags: ['form-12'],
  name: '12 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Type12Busy: Story = {
  ...formStory(fixtures.emailOnlySearch, { width: '40rem', answer: never }),
  tags: ['form-12'],
  name: '12 · On its way',
  play: seesBusy,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { accountNotFound } from './account-not-found.content.ts';
import * as fixtures from './account-not-found.fixtures.ts';
import { AccountNotFound } from './account-not-found.tsx';

const meta = {
  title: 'Blocks/Account not found',
  component: AccountNotFound,
  tags: ['account-not-found'],
  parameters: { contentType: accountNotFound },
} satisfies Meta<typeof AccountNotFound>;
export default meta;
type Story = StoryObj;

export const Basic: Story = story(accountNotFound, AccountNotFound, fixtures.accountNotFoundBasic);
export const OnInk: Story = {
  ...story(accountNotFound, AccountNotFound, fixtures.accountNotFoundBare),
  name: 'Only what is required, on ink',
};
export const LongText: Story = story(accountNotFound, AccountNotFound, fixtures.accountNotFoundLong);
export const Spanish: Story = { ...Basic, globals: { language: 'es' } };

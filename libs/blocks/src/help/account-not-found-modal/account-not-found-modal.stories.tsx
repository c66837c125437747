import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { accountNotFoundModal } from './account-not-found-modal.block.ts';
import * as fixtures from './account-not-found-modal.fixtures.ts';
import { AccountNotFoundModal } from './account-not-found-modal.tsx';

export default {
  title: 'Blocks/Account not found, dialog · gfAccountNotFoundModal',
  id: 'blocks-account-not-found-dialog',
  component: AccountNotFoundModal,
  tags: ['account-not-found-modal'],
};

/** Returns a story that opens the dialog as the first script of a page does. */
const show = (fixture: AuthoredEntry): StoryObj => ({
  ...story(accountNotFoundModal, AccountNotFoundModal)(fixture),
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog');
    dialog?.showModal();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Basic = show(fixtures.accountNotFoundDialog);
export const Bare = { ...show(fixtures.accountNotFoundDialogBare), name: 'Only what is required' };
export const LongText = show(fixtures.accountNotFoundDialogLong);
export const ClosesByItsIcon: StoryObj = {
  ...show(fixtures.accountNotFoundDialog),
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog');
    if (dialog === null) throw new Error('There is no dialog');
    dialog.showModal();
    await userEvent.click(within(dialog).getByRole('button', { name: /Close|Cerrar/ }));
    await expect(dialog).not.toHaveAttribute('open');
  },
};
export const Spanish = { ...Basic, globals: { language: 'es' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { requestForm } from '../request-form/request-form.block.ts';
import type { liveChatControl, LiveChatState } from './live-chat-control.ts';
import { LiveChat } from './live-chat.tsx';

const meta = {
  title: 'Forms/Request form/Live chat · gfRequestForm',
  id: 'forms-request-form-live-chat',
  component: LiveChat,
  parameters: { contentType: requestForm, variant: 'chat' },
  tags: ['form-chat'],
} satisfies Meta<typeof LiveChat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a chat in this state, without a vendor. */
const chatThat =
  (state: LiveChatState): typeof liveChatControl =>
  (_licence, onState) => {
    onState(state);
    return { open() {}, end() {} };
  };
const inState = (state: LiveChatState): Story => ({
  args: { licence: '12345678', control: chatThat(state) },
});

export const Offered: Story = inState('offered');
export const Spanish: Story = { ...inState('offered'), globals: { language: 'es' } };
export const Opening: Story = inState('opening');
export const Open: Story = inState('open');
export const Failed: Story = {
  ...inState('failed'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/closed it again|cerramos/);
  },
};
export const FailedSpanish: Story = {
  ...inState('failed'),
  name: 'Failed, in Spanish',
  globals: { language: 'es' },
};

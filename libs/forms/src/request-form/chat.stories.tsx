import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory, notSent, onItsWay } from '../testing/form-story.tsx';
import {
  seesRequestFailure,
  seesThanks,
  seesWrong,
  sendEmpty,
  sendRequestFilledIn,
  sendUnticked,
} from '../testing/play-form.ts';
import { requestForm } from './request-form.content.ts';
import { chatMessage } from './request-form.fixtures.ts';
import { RequestForm } from './request-form.tsx';

const meta = {
  title: 'Forms/Request form/Chat message',
  component: RequestForm,
  parameters: { contentType: requestForm, variant: 'chat' },
  tags: ['form-chat'],
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(chatMessage) };
export const Spanish: Story = { ...formStory(chatMessage), globals: { language: 'es' } };
export const SentEmpty: Story = { ...formStory(chatMessage), name: 'Sent empty', play: sendEmpty };
export const SentEmptySpanish: Story = {
  ...formStory(chatMessage),
  name: 'Sent empty, in Spanish',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const HumanCheckUnchecked: Story = {
  ...formStory(chatMessage),
  name: 'Human check not ticked',
  play: sendUnticked,
};
export const HumanCheckError: Story = {
  ...formStory(chatMessage, {
    answer: () => ({ kind: 'refused', issues: [{ field: 'human', message: 'humanError' }] }),
  }),
  name: 'Human check does not work',
  play: seesWrong,
};
export const Sending: Story = {
  ...formStory(chatMessage, { answer: onItsWay }),
  play: sendRequestFilledIn,
};
export const Failed: Story = {
  ...formStory(chatMessage, { answer: notSent }),
  play: seesRequestFailure,
};
export const Refused: Story = {
  ...formStory(chatMessage, {
    answer: () => ({ kind: 'refused', issues: [{ field: 'email', message: 'emailInvalid' }] }),
  }),
  name: 'Refused by the service',
  play: seesWrong,
};
export const Thanks: Story = {
  ...formStory(chatMessage, { answer: () => ({ kind: 'accepted', location: '/' }) }),
  play: seesThanks,
};

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
import { webpassContact } from './request-form.fixtures.ts';
import { RequestForm } from './request-form.tsx';

const meta = {
  title: 'Forms/Request form/Web-pass contact',
  component: RequestForm,
  parameters: { contentType: requestForm, variant: 'webpassContact' },
  tags: ['form-webpass-contact'],
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(webpassContact) };
export const Spanish: Story = { ...formStory(webpassContact), globals: { language: 'es' } };
export const SentEmpty: Story = { ...formStory(webpassContact), name: 'Sent empty', play: sendEmpty };
export const SentEmptySpanish: Story = {
  ...formStory(webpassContact),
  name: 'Sent empty, in Spanish',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const HumanCheckUnchecked: Story = {
  ...formStory(webpassContact),
  name: 'Human check not ticked',
  play: sendUnticked,
};
export const HumanCheckError: Story = {
  ...formStory(webpassContact, {
    answer: () => ({ kind: 'refused', issues: [{ field: 'human', message: 'humanError' }] }),
  }),
  name: 'Human check does not work',
  play: seesWrong,
};
export const Sending: Story = {
  ...formStory(webpassContact, { answer: onItsWay }),
  play: sendRequestFilledIn,
};
export const Failed: Story = {
  ...formStory(webpassContact, { answer: notSent }),
  play: seesRequestFailure,
};
export const Refused: Story = {
  ...formStory(webpassContact, {
    answer: () => ({ kind: 'refused', issues: [{ field: 'email', message: 'emailInvalid' }] }),
  }),
  name: 'Refused by the service',
  play: seesWrong,
};
export const Thanks: Story = {
  ...formStory(webpassContact, { answer: () => ({ kind: 'accepted', location: '/' }) }),
  play: seesThanks,
};

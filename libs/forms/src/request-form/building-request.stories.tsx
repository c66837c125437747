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
import { bareRequest, buildingRequest } from './request-form.fixtures.ts';
import { RequestForm } from './request-form.tsx';

const meta = {
  title: 'Forms/Request form/Building request',
  component: RequestForm,
  parameters: { contentType: requestForm, variant: 'buildingRequest' },
  tags: ['form-building-request'],
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(buildingRequest) };
export const Spanish: Story = { ...formStory(buildingRequest), globals: { language: 'es' } };
export const SentEmpty: Story = { ...formStory(buildingRequest), name: 'Sent empty', play: sendEmpty };
export const SentEmptySpanish: Story = {
  ...formStory(buildingRequest),
  name: 'Sent empty, in Spanish',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const HumanCheckUnchecked: Story = {
  ...formStory(buildingRequest),
  name: 'Human check not ticked',
  play: sendUnticked,
};
export const HumanCheckError: Story = {
  ...formStory(buildingRequest, {
    answer: () => ({ kind: 'refused', issues: [{ field: 'human', message: 'humanError' }] }),
  }),
  name: 'Human check does not work',
  play: seesWrong,
};
export const Sending: Story = {
  ...formStory(buildingRequest, { answer: onItsWay }),
  play: sendRequestFilledIn,
};
export const Failed: Story = {
  ...formStory(buildingRequest, { answer: notSent }),
  play: seesRequestFailure,
};
export const Refused: Story = {
  ...formStory(buildingRequest, {
    answer: () => ({ kind: 'refused', issues: [{ field: 'email', message: 'emailInvalid' }] }),
  }),
  name: 'Refused by the service',
  play: seesWrong,
};
export const Thanks: Story = {
  ...formStory(buildingRequest, { answer: () => ({ kind: 'accepted', location: '/' }) }),
  play: seesThanks,
};
export const Bare: Story = { ...formStory(bareRequest), name: 'With nothing but built-in words' };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../testing/form-story.tsx';
import { requestStories } from '../testing/request-stories.ts';
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

const stories = requestStories(buildingRequest);
export const Empty: Story = stories.empty;
export const Spanish: Story = stories.spanish;
export const SentEmpty: Story = stories.sentEmpty;
export const SentEmptyInSpanish: Story = stories.sentEmptyInSpanish;
export const HumanCheckNotTicked: Story = stories.humanCheckNotTicked;
export const HumanCheckDoesNotWork: Story = stories.humanCheckDoesNotWork;
export const Sending: Story = stories.sending;
export const Failed: Story = stories.failed;
export const RefusedByTheService: Story = stories.refusedByTheService;
export const Thanks: Story = stories.thanks;
export const Bare: Story = { ...formStory(bareRequest), name: 'With nothing but built-in words' };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { requestStories } from '../testing/request-stories.ts';
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

const stories = requestStories(chatMessage);
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

import { requestStories } from '../testing/request-stories.ts';
import { requestForm } from './request-form.block.ts';
import { chatMessage } from './request-form.fixtures.ts';
import { RequestForm } from './request-form.tsx';

export default {
  title: 'Forms/Request form/Chat message · gfRequestForm',
  id: 'forms-request-form-chat-message',
  component: RequestForm,
  parameters: { contentType: requestForm },
  tags: ['form-chat'],
};

const stories = requestStories(chatMessage);
export const Empty = stories.empty;
export const Spanish = stories.spanish;
export const SentEmpty = stories.sentEmpty;
export const SentEmptyInSpanish = stories.sentEmptyInSpanish;
export const HumanCheckNotTicked = stories.humanCheckNotTicked;
export const HumanCheckDoesNotWork = stories.humanCheckDoesNotWork;
export const Sending = stories.sending;
export const Failed = stories.failed;
export const RefusedByTheService = stories.refusedByTheService;
export const Thanks = stories.thanks;

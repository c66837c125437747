import { formStory } from '../testing/form-story.tsx';
import { requestStories } from '../testing/request-stories.ts';
import { requestForm } from './request-form.block.ts';
import { bareRequest, buildingRequest } from './request-form.fixtures.ts';
import { RequestForm } from './request-form.tsx';

export default {
  title: 'Forms/Request form/Building request · gfRequestForm',
  id: 'forms-request-form-building-request',
  component: RequestForm,
  parameters: { contentType: requestForm },
  tags: ['form-building-request'],
};

const stories = requestStories(buildingRequest);
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
export const Bare = { ...formStory(bareRequest), name: 'With nothing but built-in words' };

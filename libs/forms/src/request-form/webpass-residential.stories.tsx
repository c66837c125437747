import { requestStories } from '../testing/request-stories.ts';
import { requestForm } from './request-form.block.ts';
import { webpassResidential } from './request-form.fixtures.ts';
import { RequestForm } from './request-form.tsx';

export default {
  title: 'Forms/Request form/Web-pass residential · gfRequestForm',
  id: 'forms-request-form-web-pass-residential',
  component: RequestForm,
  parameters: { contentType: requestForm },
  tags: ['form-webpass-residential'],
};

const stories = requestStories(webpassResidential);
export const Empty = { ...stories.empty, tags: ['strangers'] };
export const Spanish = stories.spanish;
export const SentEmpty = stories.sentEmpty;
export const SentEmptyInSpanish = stories.sentEmptyInSpanish;
export const HumanCheckNotTicked = stories.humanCheckNotTicked;
export const HumanCheckDoesNotWork = stories.humanCheckDoesNotWork;
export const Sending = stories.sending;
export const Failed = stories.failed;
export const RefusedByTheService = stories.refusedByTheService;
export const Thanks = stories.thanks;

import {
  requestForms as forms,
  type RequestForm as Form,
  type RequestFormId,
  type RequestPlace,
} from '@skein/forms/contract';
import { REQUEST_PAGES } from './routes.ts';

/** A request form, with the paths of its page and of its route. Neither path has a language prefix. */
export interface RequestForm extends Form, RequestPlace {}

const placed = (id: RequestFormId): RequestForm => ({ ...forms[id], ...REQUEST_PAGES[id] });

/** All forms for requests to the provider, with their pages. */
export const requestForms: Readonly<Record<RequestFormId, RequestForm>> = {
  businessContact: placed('businessContact'),
  buildingRequest: placed('buildingRequest'),
  webpassContact: placed('webpassContact'),
  webpassResidential: placed('webpassResidential'),
  chat: placed('chat'),
};

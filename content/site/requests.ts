import {
  requestForms as forms,
  type RequestForm as Form,
  type RequestFormId,
  type RequestPlace,
} from '@skein/forms/contract';
import { REQUEST_PAGES } from './routes.ts';

/** A request to the provider, with its page and its post path, both without a language prefix. */
export interface RequestForm extends Form, RequestPlace {}

const placed = (id: RequestFormId): RequestForm => ({ ...forms[id], ...REQUEST_PAGES[id] });

/** The requests of visitors to the provider, with their pages. */
export const requestForms: Readonly<Record<RequestFormId, RequestForm>> = {
  businessContact: placed('businessContact'),
  buildingRequest: placed('buildingRequest'),
  webpassContact: placed('webpassContact'),
  webpassResidential: placed('webpassResidential'),
  chat: placed('chat'),
};

import {
  requestForms as forms,
  tokenFieldOf,
  type RequestFormId,
  type RequestPlace,
} from '@skein/forms/contract';
import type { FormPages, PlacedRequest } from '../../posts/form-pages.ts';

const placed = (id: RequestFormId, { page, path }: RequestPlace): PlacedRequest => ({
  ...forms[id],
  page,
  path,
  tokenField: tokenFieldOf(forms[id]),
});

/**
 * Request forms of all kinds. They are posted to the path of their page, to a path below it, or to one path for all
 * languages.
 */
export const requestForms = {
  businessContact: placed('businessContact', { page: '/business/contact', path: '/business/contact' }),
  buildingRequest: placed('buildingRequest', { page: '/building/request', path: '/building/request' }),
  webpassContact: placed('webpassContact', { page: '/webpass/contact', path: '/webpass/contact/process' }),
  webpassResidential: placed('webpassResidential', {
    page: '/webpass/residential',
    path: '/webpass/residential/process',
  }),
  chat: placed('chat', { page: '/chat', path: '/api/chat' }),
};

export const SIGN_UP_PAGE = '/stayintouch/verify';

export const formPages: FormPages = {
  addressCheck: '/check-address',
  results: {
    available: '/address/available',
    notYet: '/address/not-yet',
    almostThere: '/address/almost-there',
    tryAgain: '/address/try-again',
    accountNotFound: '/account-not-found',
  },
  resultsBelow: '/address',
  signUp: SIGN_UP_PAGE,
  forgotEmail: '/forgot-email',
  calls: { modal: '/support/schedule-a-call', maintenance: '/maintenance' },
  roles: '/careers',
  job: '/careers/job/',
  requests: requestForms,
};

export const callEvent = {
  en: { title: 'A call from Acme Fiber', notes: 'Be near your router.' },
  es: { title: 'Llamada de Acme Fiber', notes: 'Ten cerca el router.' },
};

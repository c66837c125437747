import {
  requestForms,
  tokenFieldOf,
  type CallFace,
  type ReceiptPages,
  type RequestForm,
  type RequestFormId,
  type RequestPlace,
} from '@skein/forms/contract';

/** Pages of the host on which forms are, and to which they lead. Paths without a language prefix. */
export interface FormPages extends ReceiptPages {
  /** The address check as a page. */
  readonly addressCheck: string;
  /** Where calls are asked for: the page of the dialog, and that of the maintenance. */
  readonly calls: Readonly<Record<CallFace, string>>;
  /** The open roles; the home page without it. */
  readonly roles?: string | undefined;
  /** A job, which its query names, unless the page that an application came from says otherwise. */
  readonly job?: string | undefined;
  /** The requests to the provider that the site has. */
  readonly requests: Readonly<Partial<Record<RequestFormId, RequestPlace>>>;
}

/** A request to the provider, and where it is made. */
export interface PlacedRequest extends RequestForm, RequestPlace {
  /** What a post calls the form token. */
  readonly tokenField: string;
}

/** The requests that a site has, with their places. */
export const placedRequests = ({ requests }: Pick<FormPages, 'requests'>): readonly PlacedRequest[] =>
  Object.values(requestForms).flatMap((form) => {
    const place = requests[form.id];
    return place ? [{ ...form, ...place, tokenField: tokenFieldOf(form) }] : [];
  });

/** One page that answers every form about an address or news, for a site on which a person looks at them. */
export const answeredBy = (page: string): Pick<FormPages, 'results' | 'resultsBelow' | 'signUp'> => ({
  results: { available: page, notYet: page, almostThere: page, tryAgain: page, accountNotFound: page },
  resultsBelow: page,
  signUp: page,
});

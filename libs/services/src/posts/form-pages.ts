import {
  requestForms,
  tokenFieldOf,
  type CallFace,
  type ReceiptPages,
  type RequestForm,
  type RequestFormId,
  type RequestPlace,
} from '@skein/forms/contract';

/** Pages of the host that have forms, or to which forms lead. Paths without a language prefix. */
export interface FormPages extends ReceiptPages {
  /** The page of the address check. */
  readonly addressCheck: string;
  /** Pages on which visitors ask for calls: the page of the dialog, and the page shown during maintenance. */
  readonly calls: Readonly<Record<CallFace, string>>;
  /** The page of the open roles. Default: the home page. */
  readonly roles?: string | undefined;
  /** The page of a job, which its query names, for applications that do not name their own page. */
  readonly job?: string | undefined;
  /** The site's forms for requests to the provider, with their places. */
  readonly requests: Readonly<Partial<Record<RequestFormId, RequestPlace>>>;
}

/** A form for requests to the provider, and its place on the site. */
export interface PlacedRequest extends RequestForm, RequestPlace {
  /** Name of the form token in a post. */
  readonly tokenField: string;
}

/** Returns the request forms that a site has, with their places. */
export const placedRequests = ({ requests }: Pick<FormPages, 'requests'>): readonly PlacedRequest[] =>
  Object.values(requestForms).flatMap((form) => {
    const place = requests[form.id];
    return place ? [{ ...form, ...place, tokenField: tokenFieldOf(form) }] : [];
  });

/**
 * Returns one page as the answer to every form about an address or news, for a site whose staff answers these
 * by hand.
 */
export const answeredBy = (page: string): Pick<FormPages, 'results' | 'resultsBelow' | 'signUp'> => ({
  results: { available: page, notYet: page, almostThere: page, tryAgain: page, accountNotFound: page },
  resultsBelow: page,
  signUp: page,
});

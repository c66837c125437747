import {
  requestForms,
  tokenFieldOf,
  type CallFace,
  type ReceiptPages,
  type RequestForm,
  type RequestFormId,
  type RequestPlace,
} from '@skein/forms/contract';

/**
 * Paths of pages that contain a form, and of pages that visitors see after sending a form. The paths have no language
 * prefix.
 */
export interface FormPages extends ReceiptPages {
  /** The page of the address check. */
  readonly addressCheck: string;
  /** Pages on which visitors request calls: the usual page (`modal`), and a page for maintenance. */
  readonly calls: Readonly<Record<CallFace, string>>;
  /** The page with the open jobs. Default: the home page. */
  readonly roles?: string | undefined;
  /**
   * Page for a single job, which the query of the page's URL names. The page also shows a refused application that came
   * from an unknown page.
   */
  readonly job?: string | undefined;
  /** The request forms of the site, with the paths of their pages and posts. */
  readonly requests: Readonly<Partial<Record<RequestFormId, RequestPlace>>>;
}

/** A request form, with the path of its page and the path to which it is posted. */
export interface PlacedRequest extends RequestForm, RequestPlace {
  /** Name of the post's field that contains the form token. */
  readonly tokenField: string;
}

/** Returns the request forms that the site has, with the paths of their pages and posts. */
export const placedRequests = ({ requests }: Pick<FormPages, 'requests'>): readonly PlacedRequest[] =>
  Object.values(requestForms).flatMap((form) => {
    const place = requests[form.id];
    return place ? [{ ...form, ...place, tokenField: tokenFieldOf(form) }] : [];
  });

/**
 * Returns the same result page for every form about addresses or news. Use it if the provider's staff answers
 * these forms by hand.
 */
export const answeredBy = (page: string): Pick<FormPages, 'results' | 'resultsBelow' | 'signUp'> => ({
  results: { available: page, notYet: page, almostThere: page, tryAgain: page, accountNotFound: page },
  resultsBelow: page,
  signUp: page,
});

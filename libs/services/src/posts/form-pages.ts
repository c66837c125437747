import type { CallFace, ReceiptPages, RequestForm, RequestFormId, RequestPlace } from '@skein/forms/contract';

/** A request to the provider, and where it is made. */
export interface PlacedRequest extends RequestForm, RequestPlace {}

/** Pages of the host that forms stand on and lead to, without a language. */
export interface FormPages extends ReceiptPages {
  /** The address check as a page. */
  readonly addressCheck: string;
  /** Where calls are asked for: the page of the dialog, and that of the maintenance. */
  readonly calls: Readonly<Record<CallFace, string>>;
  /** The open roles. */
  readonly roles: string;
  /** A job, which its query names, unless the page that an application came from says otherwise. */
  readonly job: string;
  readonly requests: Readonly<Record<RequestFormId, PlacedRequest>>;
}

/* What a page that is drawn for one visitor gets from the services that know visitors. */

/** A form on a page that is rendered for one visitor. */
export interface StampedForm {
  /** Where it is posted, without a language. */
  readonly path: string;
  /** What a post calls the page's form token, where it carries that. */
  readonly csrfField?: string | undefined;
}

/** The visitor for whom a page is rendered. */
export interface PageVisitor {
  /** For scripts on the page: good for a day and any number of posts, like the one in portal data. */
  readonly csrfToken: string;
  /** Hidden fields for a form on the page. */
  stamp(form: StampedForm): Readonly<Record<string, string>>;
  /** On a first visit, the `set-cookie` that makes the visitor known: the tokens are bound to it. */
  readonly setCookie?: string | undefined;
}

/** @param cookies header of the request */
export type PageVisitors = (cookies: string | undefined) => PageVisitor;

/**
 * Hidden fields for a form on a page that is rendered for the sender of these cookies.
 * @param path where it is posted
 */
export type VisitorStamp = (cookies: string | undefined, path: string) => Readonly<Record<string, string>>;

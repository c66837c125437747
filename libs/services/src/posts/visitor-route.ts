import type { SiteLanguage, SiteLanguages } from '@skein/cms-client';
import type { PlainField, RenderRefusal } from '@skein/forms/contract';
import type { FastifyRequest } from 'fastify';
import type { PostedBody } from './posted.ts';
import type { RefusalCode } from './refusal.ts';

/** A route to which visitors post a form. */
export interface VisitorRoute<Field extends string = string> {
  readonly path: string;
  /** Paths of the same form in other languages, by `lang`. Default: `path`. */
  readonly paths?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Names of the fields in a post. */
  readonly names: Readonly<Record<Field, string>>;
  /**
   * Path of a page with this form. A visitor who opens the path of the route is redirected to the page. Undefined: the
   * page has the same path as the route.
   */
  readonly formPage?: string | undefined;
  /** Language of all pages that post to this route. Undefined: pages in several languages post to the route. */
  readonly language?: SiteLanguage | undefined;
  /** Name of the field with the form token. Undefined: the form has no token. */
  readonly tokenField?: string | undefined;
  /** Names of the multi-line fields. */
  readonly lines?: readonly string[] | undefined;
  /**
   * Whether the service shows the posted values to the visitor once more before it stores them. If so, the service
   * removes unusable characters instead of refusing the post. The handler of the route must then also answer a post
   * that asks for its form in another language.
   */
  readonly isShownFirst?: ((body: PostedBody, request: FastifyRequest) => boolean) | undefined;
  /** Returns the visitor's values by field. Default: the values of the fields in `names`. */
  readonly valuesIn?: ((body: PostedBody) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** How the services' own page draws the fields. Default: the fields of an address. */
  readonly plain?: readonly PlainField[] | undefined;
}

export interface VisitorPostOptions {
  /** Whether browsers send cookies only over TLS. */
  readonly secureCookies: boolean;
  /** Returns the form token of the current hour, for a form that is shown again. */
  readonly formToken?: (() => string) | undefined;
  /** Other host names of the site, in addition to the host name of the request. */
  readonly ownHosts?: readonly string[] | undefined;
  readonly renderRefusal?: RenderRefusal | undefined;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
  /** Returns properties that the JSON answer to a refused script has in addition to `error`. */
  readonly beside?: (code: RefusalCode) => object;
}

import type { SiteLanguages } from '@skein/cms-client';
import type { PlainField, RenderRefusal } from '@skein/forms/contract';
import type { Language } from '@skein/http';
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
  /** Path of a page with this form, for visitors who open the form's address. Undefined: it is that page. */
  readonly formPage?: string | undefined;
  /** Language of the pages that post here. Undefined: pages of both languages do. */
  readonly language?: Language | undefined;
  /** Name of the form token in a post. Undefined: the form has none. */
  readonly tokenField?: string | undefined;
  /** Names of the multi-line fields. */
  readonly lines?: readonly string[] | undefined;
  /**
   * Whether the service shows a post before storing it: unusable characters are then removed, not refused, and
   * the service itself shows the post in another language.
   */
  readonly isShownFirst?: ((body: PostedBody, request: FastifyRequest) => boolean) | undefined;
  /** Reads what the visitor typed, by field. Default: by the fields' names. */
  readonly valuesIn?: ((body: PostedBody) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** How the services' own page draws the fields. Default: those of an address. */
  readonly plain?: readonly PlainField[] | undefined;
}

export interface VisitorPostOptions {
  /** Whether cookies are for TLS only. */
  readonly secureCookies: boolean;
  /** Returns the form token of the hour, for a form that comes back to its sender. */
  readonly formToken?: (() => string) | undefined;
  /** Further host names of the site, beside the requested one. */
  readonly ownHosts?: readonly string[] | undefined;
  readonly renderRefusal?: RenderRefusal | undefined;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
  /** Returns what a refused script gets beside `error`. */
  readonly beside?: (code: RefusalCode) => object;
}

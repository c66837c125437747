import type { BlockNode } from '../model/context.ts';
import type { SiteLanguage } from '../model/site-paths.ts';
import { nodesOf, type NodeOf, type TypeOf } from './nodes.ts';

/** The parts of a page that a library may change. */
export interface PageParts {
  readonly title: string;
  /** The page's name in breadcrumbs. */
  readonly breadcrumb?: string | undefined;
  readonly description?: string | undefined;
}

/** A page whose content has been parsed. */
export interface ServedPage extends PageParts {
  readonly blocks: readonly BlockNode[];
}

/** What a host knows about a page besides its content. */
export interface Place {
  /** Path of the page with its language prefix. */
  readonly path: string;
  readonly language: SiteLanguage;
  /** Public origin of the site, such as `https://www.example.com`. */
  readonly origin: string;
  /** Name of the site. */
  readonly siteTitle: string;
}

/** The visitor who asks, when a page is drawn for that one visitor. */
export interface Visitor {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An experiment that runs on a page. */
export interface Experiment {
  /** Pages that share a key share one experiment: a visitor sees one variation of it everywhere. */
  readonly key: string;
  /** The first is for visitors outside the experiment. Weights are relative to each other. */
  readonly variations: readonly { readonly variation: string; readonly weight: number }[];
}

/** What an address asks of a page, beyond its path. */
export interface Asked {
  /** The query with its `?`, or empty. */
  readonly search: string;
  /** The part after the page's path, decoded: `first-bill` of `/support/faq/first-bill`. */
  readonly below?: string | undefined;
  /**
   * The visitor's variation of each experiment, by key. An experiment that is not named shows its first
   * variation and does not count who sees it.
   */
  readonly variations?: Readonly<Record<string, string>> | undefined;
  /** Only for a reading that is {@link Reading.isPrivate | private}. */
  readonly visitor?: Visitor | undefined;
}

/** Returns extra props for a block, besides those from content, or undefined for none. */
export type MoreProps = (node: BlockNode) => object | undefined;

/** A page as one visitor sees it. */
export interface Telling {
  readonly props: MoreProps;
  readonly page?: Partial<PageParts> | undefined;
  /**
   * Paths of the same content in other languages, by `lang`, if they differ from the page's own path in them.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** A page as its address describes it. */
export interface Reading extends Telling {
  /**
   * The one normal form of all addresses that show the same content: empty for the page itself, `?step=2`, or
   * `/first-bill`. It ignores unknown parameters, so that they create no further pages.
   */
  readonly normal: (asked: Pick<Asked, 'search' | 'below'>) => string;
  /** All addresses below the page, decoded, for lists of addresses. Addresses with a query are not included. */
  readonly below?: readonly string[] | undefined;
  /** The query that belongs to the canonical address, which search engines read and other languages share. */
  readonly canonicalQuery?: string | undefined;
  /**
   * True when a service other than the CMS did not answer, so that the host keeps the page only for a short
   * time.
   */
  readonly isShort?: boolean | undefined;
  /** Status of the answer. 200 by default. */
  readonly status?: 404 | 503 | undefined;
  /**
   * Where to redirect requests for a page that has no content without a query.
   * @param search the requested query
   */
  readonly elsewhere?: ((search: string) => string) | undefined;
  /**
   * Returns the form under which a page is kept when several forms show the same content, such as jobs that are
   * gone.
   */
  readonly settle?: ((normal: string) => Promise<string>) | undefined;
  /** True for a page that is drawn for each request and never kept, if its normal form is not empty. */
  readonly isPrivate?: boolean | undefined;
}

/** An event of one visitor, such as a form that was refused. A {@link VisitKind} creates and reads it. */
export interface Visit {
  readonly kind: symbol;
  readonly value: unknown;
}

/** One kind of visit. Only code that has the kind can read its value. */
export interface VisitKind<T> {
  make(value: T): Visit;
  /** Returns the value, or undefined for a visit of another kind. */
  of(visit: Visit): T | undefined;
}

export function visitKind<T>(name: string): VisitKind<T> {
  const kind = Symbol(name);
  return {
    make: (value) => ({ kind, value }),
    of: (visit) => (visit.kind === kind ? (visit.value as T) : undefined),
  };
}

/** A form whose posts need the form token of its page. */
export interface TokenForm {
  /** The field name of the token in a post. */
  readonly field: string;
  /** Props for the form's block besides the token. */
  readonly props?: object | undefined;
}

/** Origins that the content security policy of a page allows, by directive. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  /** Replaces the hashes, because a policy that has hashes ignores `'unsafe-inline'`. */
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
}

/** What a library adds for the blocks of a content type on a page. All parts are optional. */
export interface Serving {
  /** Content types whose blocks it serves. The host skips it for a page without any of them. */
  readonly types: readonly string[];
  /** Reads the address. Undefined if the address means nothing to these blocks. */
  read?(page: ServedPage, asked: Asked, place: Place): Reading | undefined | Promise<Reading | undefined>;
  /** Returns the experiments that run on a page. {@link read} gets the variation that a visitor sees. */
  experiments?(page: ServedPage): readonly Experiment[];
  /** Shows a visitor's event. Undefined if no block on the page can show it. */
  tell?(page: ServedPage, visit: Visit, place: Place): Telling | undefined;
  /** Returns undefined for a block that needs no token. */
  tokenForm?(node: BlockNode): TokenForm | undefined;
  /** Returns structured data for search engines, as schema.org defines it. @param url of the page */
  structuredData?(page: ServedPage, place: Place & { readonly url: string }): readonly object[];
  /** Returns the origins that the policy of a page with such blocks allows. */
  policy?(page: ServedPage): PolicySources | undefined;
  /**
   * True if such blocks use a library that sets HTML or starts workers from plain strings: no Trusted Types on
   * their pages.
   */
  readonly plainStrings?: true;
}

interface ServingOf<P> extends Omit<
  Serving,
  'types' | 'read' | 'experiments' | 'tokenForm' | 'structuredData'
> {
  read?(
    nodes: readonly NodeOf<P>[],
    asked: Asked,
    place: Place & { readonly page: ServedPage },
  ): Reading | undefined | Promise<Reading | undefined>;
  experiments?(nodes: readonly NodeOf<P>[]): readonly Experiment[];
  tokenForm?(node: NodeOf<P>): TokenForm | undefined;
  structuredData?(nodes: readonly NodeOf<P>[], place: Place & { readonly url: string }): readonly object[];
}

/** Creates a serving for one content type. Its functions get the blocks with the type's props. */
export function serving<P extends object>(type: TypeOf<P>, of: ServingOf<P>): Serving {
  const { read, experiments, tokenForm, structuredData, ...rest } = of;
  return {
    ...rest,
    types: [type.id],
    ...(read && {
      read: (page, asked, place) => read(nodesOf(page.blocks, type), asked, { ...place, page }),
    }),
    ...(experiments && { experiments: (page) => experiments(nodesOf(page.blocks, type)) }),
    ...(tokenForm && {
      tokenForm: (node) => (node.type === type.id ? tokenForm(node as NodeOf<P>) : undefined),
    }),
    ...(structuredData && {
      structuredData: (page, place) => structuredData(nodesOf(page.blocks, type), place),
    }),
  };
}

/** Returns extra props for the blocks of one content type only. */
export const propsFor =
  <P extends object>(type: TypeOf<P>, props: (node: NodeOf<P>) => object | undefined): MoreProps =>
  (node) =>
    node.type === type.id ? props(node as NodeOf<P>) : undefined;

/** What a host provides for visits that come from cookies. */
export interface CookieVisitHost {
  /** Returns the block with this id on a page or in its frame. @param path with a language prefix */
  findBlock(path: string, entryId: string): Promise<BlockNode | undefined>;
  readonly place: Pick<Place, 'path' | 'language'>;
}

/** Reads visits from a request's cookie, such as the receipt of a form that was just sent. */
export interface CookieVisits {
  readonly cookie: string;
  /**
   * Query parameter that asks for the page with the cookie's visit. Without it, the host sends the page for all
   * visitors.
   */
  readonly param: string;
  /**
   * Returns the visit that the cookie brings to a page, or undefined for none.
   * @param value of the cookie, decoded
   * @param path without a language prefix
   */
  read(
    value: string,
    path: string,
  ):
    | {
        visit(host: CookieVisitHost): Promise<Visit>;
        /** `set-cookie` headers of the answer. */
        readonly setCookie: readonly string[];
      }
    | undefined;
}

/**
 * Asks a service on behalf of a visitor, as the visitor's browser would, because the service may count
 * visitors. It may run elsewhere.
 * @param url path and query
 * @param page path of the page that the host draws for the visitor
 */
export type AskService = (
  url: string,
  page: string,
  visitor: Visitor,
) => Promise<{ readonly status: number; readonly body: unknown }>;

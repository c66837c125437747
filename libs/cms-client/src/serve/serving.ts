import type { BlockNode } from '../model/context.ts';
import type { SiteLanguage } from '../model/site-paths.ts';
import { nodesOf, type NodeOf, type TypeOf } from './nodes.ts';

/** The parts of a page that a library can change. */
export interface PageParts {
  readonly title: string;
  /** Name of the page in breadcrumbs. */
  readonly breadcrumb?: string | undefined;
  readonly description?: string | undefined;
}

/** A page whose content has been parsed. */
export interface ServedPage extends PageParts {
  readonly blocks: readonly BlockNode[];
}

/** The properties of a page that the host adds to its content. */
export interface Place {
  /** Path of the page with its language prefix. */
  readonly path: string;
  readonly language: SiteLanguage;
  /** Public origin of the site, such as `https://www.example.com`. */
  readonly origin: string;
  /** Name of the site. */
  readonly siteTitle: string;
}

/** A visitor for whom the host draws a private page. */
export interface Visitor {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An experiment that runs on a page. */
export interface Experiment {
  /** Pages with the same key share one experiment, in which a visitor sees the same variation on all pages. */
  readonly key: string;
  /** The first variation is for visitors outside the experiment. Weights are relative to each other. */
  readonly variations: readonly { readonly variation: string; readonly weight: number }[];
}

/** The parts of a request's address beyond the path of the page. */
export interface Asked {
  /** The query with its `?`, or empty. */
  readonly search: string;
  /** The decoded rest of the address after the path of the page: `first-bill` for `/support/faq/first-bill`. */
  readonly below?: string | undefined;
  /**
   * The visitor's variation of each experiment, by key. If an experiment has no variation here, show its first
   * variation and do not count the visitor.
   */
  readonly variations?: Readonly<Record<string, string>> | undefined;
  /** The visitor of the request. Present only if the page is {@link Reading.isPrivate | private}. */
  readonly visitor?: Visitor | undefined;
}

/** Returns extra props for a block, in addition to the props from content, or undefined for none. */
export type MoreProps = (node: BlockNode) => object | undefined;

/** Changes to the content of a page, such as more props for its blocks or another title. */
export interface Telling {
  readonly props: MoreProps;
  readonly page?: Partial<PageParts> | undefined;
  /**
   * Addresses of the same content in other languages, by `lang`. A language that is missing here has the content at the
   * page's path in that language.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Id of a form on the page. If it is set, the links to other languages are buttons that post this form to the
   * `languageLinks`, so that the visitor's input is kept.
   */
  readonly languageForm?: string | undefined;
  /** Id of the block that shows the event of a {@link Visit}. The page then shows this block, see {@link Serving.reveal}. */
  readonly shows?: string | undefined;
}

/** The content that a page shows for an address. */
export interface Reading extends Telling {
  /**
   * Returns the normal form of an address. All addresses with the same content have the same form: empty for
   * the page itself, `?step=2`, or `/first-bill`. Unknown parameters are ignored, so they create no pages.
   */
  readonly normal: (asked: Pick<Asked, 'search' | 'below'>) => string;
  /** All decoded addresses below the page, for the sitemap and other lists. Omit addresses with a query. */
  readonly below?: readonly string[] | undefined;
  /** The query of the canonical address, for search engines and for links to other languages. */
  readonly canonicalQuery?: string | undefined;
  /**
   * Whether a service other than the CMS did not answer. If so, the host keeps the page only for a short time.
   */
  readonly isShort?: boolean | undefined;
  /** HTTP status of the answer. Default: 200. */
  readonly status?: 404 | 503 | undefined;
  /**
   * Returns the address to which the host redirects, if the page shows nothing without a query.
   * @param search the query of the request
   */
  readonly elsewhere?: ((search: string) => string) | undefined;
  /**
   * Returns the normal form under which the host keeps the page. Normal forms with the same content have the same
   * result, such as all addresses of jobs that no longer exist.
   */
  readonly settle?: ((normal: string) => Promise<string>) | undefined;
  /**
   * Whether addresses with a normal form other than empty show a private page, which the host draws anew for each
   * request.
   */
  readonly isPrivate?: boolean | undefined;
}

/**
 * An event of one visitor that a page can show, such as a form that was refused. A {@link VisitKind} creates and reads
 * it.
 */
export interface Visit {
  readonly kind: symbol;
  readonly value: unknown;
}

/**
 * One kind of {@link Visit}, an event of one visitor that a page can show. Only code with access to the kind can read
 * the value of such an event.
 */
export interface VisitKind<T> {
  make(value: T): Visit;
  /** Returns the value of a visit, or undefined if the visit has another kind. */
  of(visit: Visit): T | undefined;
}

export function visitKind<T>(name: string): VisitKind<T> {
  const kind = Symbol(name);
  return {
    make: (value) => ({ kind, value }),
    of: (visit) => (visit.kind === kind ? (visit.value as T) : undefined),
  };
}

/** A form that must send the form token of its page, which services check. */
export interface TokenForm {
  /** The name of the form field that contains the token. */
  readonly field: string;
  /** More props for the block of the form. */
  readonly props?: object | undefined;
}

/** For each directive, origins that the content security policy of a page allows. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  /** Sources for styles. These sources replace all hashes of the policy, because hashes turn off `'unsafe-inline'`. */
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
}

/** Functions with which a library changes pages that contain its blocks. All functions are optional. */
export interface Serving {
  /** Ids of the library's content types. The host calls the functions only on pages with such blocks. */
  readonly types: readonly string[];
  /** Returns what the page shows for an address, or undefined if the blocks do not use the address. */
  read?(page: ServedPage, asked: Asked, place: Place): Reading | undefined | Promise<Reading | undefined>;
  /** Returns the experiments on a page. {@link read} then receives the visitor's variations. */
  experiments?(page: ServedPage): readonly Experiment[];
  /**
   * Returns the changes with which a page shows an event of one visitor (a {@link Visit}), or undefined if no block on
   * the page can show this event.
   */
  tell?(page: ServedPage, visit: Visit, place: Place): Telling | undefined;
  /**
   * Returns the changes with which a page shows a block that it would leave out, such as one in another variation of
   * an experiment, or undefined if there is nothing to change.
   */
  reveal?(page: ServedPage, blockId: string): Telling | undefined;
  /** Returns the {@link TokenForm} of a block, or undefined if the block needs no form token. */
  tokenForm?(node: BlockNode): TokenForm | undefined;
  /** Returns structured data as defined by schema.org. @param place `url` is the address of the page */
  structuredData?(page: ServedPage, place: Place & { readonly url: string }): readonly object[];
  /** Returns the origins that the content security policy of the page must allow. */
  policy?(page: ServedPage): PolicySources | undefined;
  /**
   * Whether a block needs a package that does not support Trusted Types. If so, pages with the block do not
   * require Trusted Types.
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

/**
 * Creates a {@link Serving} for one content type. The functions in `of` receive the blocks of this type, with the props
 * of the type.
 */
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

/** Returns a function that returns extra props for the blocks of one content type. */
export const propsFor =
  <P extends object>(type: TypeOf<P>, props: (node: NodeOf<P>) => object | undefined): MoreProps =>
  (node) =>
    node.type === type.id ? props(node as NodeOf<P>) : undefined;

/** The functions and data of a host with which code creates a {@link Visit} from a cookie. */
export interface CookieVisitHost {
  /** Finds a block by its id on a page or in its frame. @param path with a language prefix */
  findBlock(path: string, entryId: string): Promise<BlockNode | undefined>;
  readonly place: Pick<Place, 'path' | 'language'>;
}

/** Reads events of one visitor ({@link Visit}) from a cookie of the request, such as the receipt of a sent form. */
export interface CookieVisits {
  readonly cookie: string;
  /**
   * Query parameter of the page that shows the visitor's event. Without this parameter, all visitors get the same page.
   */
  readonly param: string;
  /**
   * Returns the event in the cookie, or undefined if the cookie has none for this page.
   * @param value decoded value of the cookie
   * @param path path of the page without a language prefix
   */
  read(
    value: string,
    path: string,
  ):
    | {
        visit(host: CookieVisitHost): Promise<Visit>;
      }
    | undefined;
}

/**
 * Sends a request to a service on behalf of a visitor. The request has the visitor's IP address and headers,
 * because the service may limit requests by visitor. The service may run in another process.
 * @param url path and query
 * @param page path of the page that the host draws for the visitor
 */
export type AskService = (
  url: string,
  page: string,
  visitor: Visitor,
) => Promise<{ readonly status: number; readonly body: unknown }>;

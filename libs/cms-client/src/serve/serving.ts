import type { BlockNode } from '../model/context.ts';
import type { SiteLanguage } from '../model/site-paths.ts';
import { nodesOf, type NodeOf, type TypeOf } from './nodes.ts';

/** What a library may change of a page. */
export interface PageParts {
  readonly title: string;
  /** Its name in breadcrumbs. */
  readonly breadcrumb?: string | undefined;
  readonly description?: string | undefined;
}

/** A page whose content has been parsed. */
export interface ServedPage extends PageParts {
  readonly blocks: readonly BlockNode[];
}

/** What a host knows of a page beside its content. */
export interface Place {
  /** Path of the page with its language prefix. */
  readonly path: string;
  readonly language: SiteLanguage;
  /** Public origin of the site, such as `https://www.example.com`. */
  readonly origin: string;
  /** What the site is called. */
  readonly siteTitle: string;
}

/** Who asks, where a page is drawn for that one visitor. */
export interface Visitor {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An experiment that runs on a page. */
export interface Experiment {
  /** The same key on several pages is the same experiment: a visitor sees one variation of it everywhere. */
  readonly key: string;
  /** The first is what everybody sees who is in none. Weights are relative to each other. */
  readonly variations: readonly { readonly variation: string; readonly weight: number }[];
}

/** What an address asks of a page, beyond its path. */
export interface Asked {
  /** The query with its `?`, or empty. */
  readonly search: string;
  /** What follows the path of the page, decoded: `first-bill` of `/support/faq/first-bill`. */
  readonly below?: string | undefined;
  /**
   * The variation of each experiment that whoever this is drawn for is in, by key. One that is not named shows its first, and
   * does not count who sees it.
   */
  readonly variations?: Readonly<Record<string, string>> | undefined;
  /** Only where a reading is {@link Reading.isPrivate | private}. */
  readonly visitor?: Visitor | undefined;
}

/** What a block gets beside the props that come from content; undefined: nothing. */
export type MoreProps = (node: BlockNode) => object | undefined;

/** A page as somebody sees it. */
export interface Telling {
  readonly props: MoreProps;
  readonly page?: Partial<PageParts> | undefined;
  /** Where the same is shown in other languages, by `lang`, where that is not the path of the page in them. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** A page as its address says. */
export interface Reading extends Telling {
  /**
   * The one form of all addresses that show the same: empty for the page itself, `?step=2`, or `/first-bill`. It ignores
   * what it does not know, so that noise makes no page of its own.
   */
  readonly normal: (asked: Pick<Asked, 'search' | 'below'>) => string;
  /** What lies below the page, decoded, for whoever wants all addresses; those with a query are not counted. */
  readonly below?: readonly string[] | undefined;
  /** The query belongs to the address that search engines read and other languages share. */
  readonly canonicalQuery?: string | undefined;
  /** Something other than the CMS could not be asked: not to be kept for long. */
  readonly isShort?: boolean | undefined;
  /** What a browser is told; by default that all is well. */
  readonly status?: 404 | 503 | undefined;
  /** Where requests for the bare page are sent, where it is nothing without a query. @param search what they ask for */
  readonly elsewhere?: ((search: string) => string) | undefined;
  /** The form under which a page is kept for all that turn out to show the same: jobs that are gone. */
  readonly settle?: ((normal: string) => Promise<string>) | undefined;
  /** Drawn for whoever asks, and kept by nobody, where its own normal form is not empty. */
  readonly isPrivate?: boolean | undefined;
}

/** Something that has happened to one visitor, such as a form that was refused. Made and read by a {@link VisitKind}. */
export interface Visit {
  readonly kind: symbol;
  readonly value: unknown;
}

/** One kind of visit: what it carries is known to those who share the kind. */
export interface VisitKind<T> {
  make(value: T): Visit;
  /** Undefined for a visit of another kind. */
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
  /** What a post calls the token. */
  readonly field: string;
  /** What its block gets beside the token. */
  readonly props?: object | undefined;
}

/** Origins that the policy of a page lets in, by directive. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  /** In the place of the hashes: a policy that has any ignores `'unsafe-inline'`. */
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
}

/** What a library answers for the blocks of a content type on a page. All of it is optional. */
export interface Serving {
  /** Content types whose blocks it is about: a page without any of them is not asked. */
  readonly types: readonly string[];
  /** Reads the address. Undefined: it says nothing to these blocks. */
  read?(page: ServedPage, asked: Asked, place: Place): Reading | undefined | Promise<Reading | undefined>;
  /** The experiments that run on a page. Which variation a visitor sees, {@link read} is told. */
  experiments?(page: ServedPage): readonly Experiment[];
  /** Shows what has happened to a visitor. Undefined: no block on the page can tell. */
  tell?(page: ServedPage, visit: Visit, place: Place): Telling | undefined;
  /** Undefined for a block that needs no token. */
  tokenForm?(node: BlockNode): TokenForm | undefined;
  /** What search engines are told, as schema.org has it. @param url of the page */
  structuredData?(page: ServedPage, place: Place & { readonly url: string }): readonly object[];
  /** What the policy of a page with such blocks lets in. */
  policy?(page: ServedPage): PolicySources | undefined;
  /** Such blocks bring a library that makes HTML, or starts workers, out of plain strings: no Trusted Types on their pages. */
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

/** What a library answers for one content type, whose blocks it gets with the props that the type yields. */
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

/** More props for the blocks of one content type, and nothing for others. */
export const propsFor =
  <P extends object>(type: TypeOf<P>, props: (node: NodeOf<P>) => object | undefined): MoreProps =>
  (node) =>
    node.type === type.id ? props(node as NodeOf<P>) : undefined;

/** What a host does for visits that cookies bring. */
export interface CookieVisitHost {
  /** The block of this id that stands on a page, or around it. @param path with a language prefix */
  findBlock(path: string, entryId: string): Promise<BlockNode | undefined>;
  readonly place: Pick<Place, 'path' | 'language'>;
}

/** Visits that the cookies of a request tell of, such as the receipt of a form that has just been sent. */
export interface CookieVisits {
  readonly cookie: string;
  /** Query parameter by which an address asks for the page with what the cookie brings; without it, everybody's is sent. */
  readonly param: string;
  /**
   * The visit that the cookie brings to a page; undefined for none.
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
 * Asks a service in the name of a visitor, as their browser would: it may count them, and may run elsewhere.
 * @param url path and query
 * @param page path of the page that is drawn for them
 */
export type AskService = (
  url: string,
  page: string,
  visitor: Visitor,
) => Promise<{ readonly status: number; readonly body: unknown }>;

import type { HostSettings } from './host-settings.ts';
import type { SettingsTable } from './read-settings.ts';
import type { Process } from './setting.ts';

/** A language of a site: what parts of its process need to know. */
interface SiteLanguage {
  /** Code of the locale in the CMS, such as `en-US`. */
  readonly locale: string;
  /** Language tag for browsers. */
  readonly tag: string;
  readonly lang: string;
  /** Start of every path, such as `/intl/es`; empty for the first language. */
  readonly prefix: string;
  readonly name: string;
}

/** What a part of a process knows about the site that it serves. */
export interface PartContext {
  readonly site: {
    readonly name: string;
    readonly paths: { readonly languages: readonly [SiteLanguage, ...SiteLanguage[]] };
    /** Texts of the libraries in languages that they do not have built in, by tag. */
    readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  };
  /** `site`: pages are in this process. `api`: the services run in a process of their own. */
  readonly process: Process;
  readonly settings: HostSettings;
  /** The environment variables of the process, from which a part reads its own settings. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What a part needs before the process makes it. */
export interface PartNeeds {
  /** Settings that the part reads. */
  readonly table?: SettingsTable | undefined;
  /** Folders inside the data folder to which the part writes. */
  readonly folders?: readonly string[] | undefined;
}

/** The paths that a part answers. A site whose services run elsewhere forwards them. */
export interface ServicePaths {
  /** Beginnings of paths. */
  readonly prefixes: readonly string[];
  /** Paths to which forms are posted; opened in a browser, they lead to the page of the form. */
  readonly forms?: readonly string[];
  /** Paths of pages that take posts. Only the posts are forwarded. */
  readonly posts?: readonly string[];
}

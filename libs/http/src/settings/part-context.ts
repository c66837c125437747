import type { HostSettings } from './host-settings.ts';
import type { SettingsTable } from './read-settings.ts';
import type { Process } from './setting.ts';

/** A language of a site, as parts of its process need it. */
interface SiteLanguage {
  /** As the CMS calls it, such as `en-US`. */
  readonly locale: string;
  /** As browsers call it. */
  readonly tag: string;
  readonly lang: string;
  /** Before every path, such as `/intl/es`; empty for the first language. */
  readonly prefix: string;
  readonly name: string;
}

/** What a part of a process may know about the site that it serves. */
export interface PartContext {
  readonly site: {
    readonly name: string;
    readonly paths: { readonly languages: readonly [SiteLanguage, ...SiteLanguage[]] };
    /** Words of the libraries in languages that they do not speak, by tag. */
    readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  };
  /** `site`: pages are in this process. `api`: the services run by themselves. */
  readonly process: Process;
  readonly settings: HostSettings;
  /** The environment of the process, for settings of its own. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What a part needs before it can be made. */
export interface PartNeeds {
  /** Settings that the part reads. */
  readonly table?: SettingsTable | undefined;
  /** Folders in the data folder in which the part writes. */
  readonly folders?: readonly string[] | undefined;
}

/** The paths that a part answers: a site whose services run elsewhere forwards them. */
export interface ServicePaths {
  /** Beginnings of paths. */
  readonly prefixes: readonly string[];
  /** Paths of forms, which are posted, and lead who opens one to the page of the form. */
  readonly forms?: readonly string[];
  /** Paths of pages that take posts: of these the posts alone are forwarded. */
  readonly posts?: readonly string[];
}

import type { HostSettings } from './host-settings.ts';
import type { SettingsTable } from './read-settings.ts';
import type { Process } from './setting.ts';

interface SiteLanguage {
  /** Code of the locale in the CMS, such as `en-US`. */
  readonly locale: string;
  /** Language tag for browsers. */
  readonly tag: string;
  readonly lang: string;
  /** Start of every path in this language, such as `/intl/es`; empty for the first language. */
  readonly prefix: string;
  readonly name: string;
}

/** The information that a part of a process, such as the services, gets about its site. */
export interface PartContext {
  readonly site: {
    readonly name: string;
    readonly paths: { readonly languages: readonly [SiteLanguage, ...SiteLanguage[]] };
    /** Translations of the libraries' texts, by language tag. English and Spanish are built in. */
    readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  };
  /** `site`: this process draws pages. `api`: this process only runs the services. */
  readonly process: Process;
  readonly settings: HostSettings;
  /** The environment variables of the process, from which a part reads its own settings. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What the process must provide before it creates a part, such as the services. */
export interface PartNeeds {
  /** Settings that the part reads. */
  readonly table?: SettingsTable | undefined;
  /** Folders inside the data folder to which the part writes. */
  readonly folders?: readonly string[] | undefined;
}

/**
 * The paths that a part of a process answers. If the services run in another process, the site forwards these paths to
 * it.
 */
export interface ServicePaths {
  /** Beginnings of paths. */
  readonly prefixes: readonly string[];
  /** Paths to which forms are posted. If a visitor opens one, the site redirects to the page with the form. */
  readonly forms?: readonly string[];
  /** Paths of pages that also accept posts. The site forwards only the posts. */
  readonly posts?: readonly string[];
}

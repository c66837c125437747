/** The settings of a host. */
export interface HostSettings {
  readonly port: number;
  readonly host: string;
  /** Host and port at which this process reaches itself. */
  readonly self: string;
  readonly production: boolean;
  /** Public origin for canonical links. */
  readonly origin: string;
  /** What every page carries to its scripts, by attribute of the first one. */
  readonly pageSettings: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Hosts that the photos of visitors who are signed in come from, by https. */
  readonly photoHosts: readonly string[];
  /** Origins other than our own that forms may be sent to. */
  readonly formOrigins: readonly string[];
  /** Number of trusted proxies in front. */
  readonly trustProxy: number;
  readonly dataDir: string;
  /** Contact for reports of vulnerabilities: `mailto:…` or a web address. */
  readonly securityContact: string | undefined;
  /** Approximate limit for pages in memory. */
  readonly pageMemoryBytes: number;
  /** Valkey or Redis that all replicas share. */
  readonly cacheUrl: string | undefined;
  readonly logLevel: string;
  /** Bearer token for `/metrics`. Without it, production has no `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Collector of traces. */
  readonly tracesTo: string | undefined;
  /** Name of this release in metrics and traces. */
  readonly release: string | undefined;
  readonly content: {
    /** Undefined: the embedded delivery API, in this process or behind `servicesUrl`. */
    readonly host: string | undefined;
    readonly insecure: boolean | undefined;
    readonly basePath: string | undefined;
    readonly space: string;
    readonly environment: string;
    readonly token: string;
    readonly previewToken: string | undefined;
    readonly previewHost: string | undefined;
    readonly ttlMs: number;
    readonly webhookSecret: string | undefined;
  };
  readonly previewSecret: string | undefined;
  /** Origin of the services when they run in a process of their own. */
  readonly servicesUrl: string | undefined;
  /** Origin of the services that hosts of exported pages pass requests on to; undefined: to none. */
  readonly exportServicesOrigin: string | undefined;
}

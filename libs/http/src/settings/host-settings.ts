/** The settings of a host. */
export interface HostSettings {
  readonly port: number;
  readonly host: string;
  /** Host and port at which this process reaches itself. */
  readonly self: string;
  readonly production: boolean;
  /** Public origin for canonical links. */
  readonly origin: string;
  /** Settings that every page passes to its scripts, as attributes of the first script. */
  readonly pageSettings: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Hosts from which the photos of signed-in visitors come, by https. */
  readonly photoHosts: readonly string[];
  /** Origins, other than our own, to which forms may be sent. */
  readonly formOrigins: readonly string[];
  /** Number of trusted proxies in front. */
  readonly trustProxy: number;
  readonly dataDir: string;
  /** Contact for reports of vulnerabilities: `mailto:…` or a web address. */
  readonly securityContact: string | undefined;
  /** About how many bytes of memory pages may take. */
  readonly pageMemoryBytes: number;
  /** Valkey or Redis that all replicas share. */
  readonly cacheUrl: string | undefined;
  readonly logLevel: string;
  /** Bearer token for `/metrics`. Without it, production has no `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Address of the collector of traces. */
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
  /** Origin of the services to which hosts of exported pages forward requests. Undefined: they forward none. */
  readonly exportServicesOrigin: string | undefined;
}

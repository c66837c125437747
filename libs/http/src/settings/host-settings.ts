/** The settings of a host. */
export interface HostSettings {
  readonly port: number;
  readonly host: string;
  /** Host and port at which this process reaches itself. */
  readonly self: string;
  readonly production: boolean;
  /** Public origin of the site's pages, for canonical links. In services of their own, it is the origin of this process. */
  readonly origin: string;
  /** Settings that every page passes to its scripts, as attributes of the first script. */
  readonly pageSettings: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Hosts from which pages load the photos of signed-in visitors over https. */
  readonly photoHosts: readonly string[];
  /** Origins outside this site to which pages may send forms. */
  readonly formOrigins: readonly string[];
  /** Number of trusted proxies between the visitors and this process. */
  readonly trustProxy: number;
  readonly dataDir: string;
  /** Contact for reports of vulnerabilities: `mailto:…` or a web address. */
  readonly securityContact: string | undefined;
  /** About how many bytes of memory cached pages may take. */
  readonly pageMemoryBytes: number;
  /** URL of a Valkey or Redis that all replicas share. */
  readonly cacheUrl: string | undefined;
  readonly logLevel: string;
  /** Bearer token for `/metrics`. Without it, production has no `/metrics`. */
  readonly metricsToken: string | undefined;
  /** URL of the collector of traces. */
  readonly tracesTo: string | undefined;
  /** Name of this release in metrics and traces. */
  readonly release: string | undefined;
  readonly content: {
    /** Host of the delivery API. Undefined: the embedded API, in this process or behind `servicesUrl`. */
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
  /** Origin of the services, if they run in another process. */
  readonly servicesUrl: string | undefined;
  /** Origin to which hosts of exported pages forward requests for services. Undefined: they forward none. */
  readonly exportServicesOrigin: string | undefined;
}

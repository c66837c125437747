import type { HostSettings, PartContext } from '../settings/index.ts';

const SETTINGS: HostSettings = {
  port: 3000,
  host: 'localhost',
  self: 'localhost:3000',
  production: false,
  origin: 'http://localhost:3000',
  pageSettings: {},
  photoHosts: [],
  formOrigins: [],
  trustProxy: 0,
  dataDir: '.data',
  securityContact: undefined,
  pageMemoryBytes: 2 ** 20,
  cacheUrl: undefined,
  logLevel: 'silent',
  metricsToken: undefined,
  tracesTo: undefined,
  release: undefined,
  content: {
    host: undefined,
    insecure: undefined,
    basePath: undefined,
    space: 'skein',
    environment: 'master',
    token: 'demo-delivery',
    previewToken: 'demo-preview',
    previewHost: undefined,
    ttlMs: 1000,
    webhookSecret: undefined,
  },
  previewSecret: undefined,
  servicesUrl: undefined,
  exportServicesOrigin: undefined,
};

const ENGLISH = { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' };

export interface ContextOptions extends Partial<Omit<PartContext, 'settings'>> {
  readonly settings?: Partial<HostSettings>;
}

/** Returns the context for a part under test: a development site in English with default settings. */
export const partContext = ({ settings, ...context }: ContextOptions = {}): PartContext => ({
  site: { name: 'Harbor', paths: { languages: [ENGLISH] } },
  process: 'site',
  variables: {},
  ...context,
  settings: { ...SETTINGS, ...settings },
});

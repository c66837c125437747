import { traceWith } from './in-span.ts';

export interface TracesOptions {
  /** URL of a collector that accepts OTLP over HTTP. The code adds `/v1/traces` to the URL. */
  readonly endpoint: string;
  /** Name of this process in traces. `OTEL_SERVICE_NAME` overrides it. */
  readonly service: string;
  /** The operator's name for this release. */
  readonly release?: string | undefined;
}

const PACKAGES =
  '@opentelemetry/api @opentelemetry/sdk-trace-node @opentelemetry/resources @opentelemetry/exporter-trace-otlp-http';

/** Loads the packages for traces. Only a process with traces needs these packages. */
async function loadPackages() {
  try {
    return await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  } catch (cause) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install ${PACKAGES}`,
      {
        cause,
      },
    );
  }
}

/**
 * Sends spans to a collector in batches, without delaying answers. The variables of the OpenTelemetry SDK also
 * apply, such as `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`.
 * @returns a function that sends the remaining spans and then stops
 */
export async function startTraces({
  endpoint,
  service,
  release,
}: TracesOptions): Promise<() => Promise<void>> {
  const [
    { context, propagation, trace },
    { NodeTracerProvider, BatchSpanProcessor },
    resources,
    { OTLPTraceExporter },
  ] = await loadPackages();
  const provider = new NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(
        resources.resourceFromAttributes({
          'service.name': service,
          ...(release !== undefined && { 'service.version': release }),
        }),
      )
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  provider.register();
  traceWith({ context, propagation, tracer: trace.getTracer('skein', release) });
  return async () => {
    traceWith(undefined);
    trace.disable();
    await provider.shutdown();
  };
}

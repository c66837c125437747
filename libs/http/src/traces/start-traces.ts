import { traceWith } from './in-span.ts';

export interface TracesOptions {
  /** URL of a collector that accepts OTLP over HTTP. The code adds `/v1/traces` to the URL. */
  readonly endpoint: string;
  /** Name of this process in traces. `OTEL_SERVICE_NAME` overrides it. */
  readonly service: string;
  /** The operator's name for this release. */
  readonly release?: string | undefined;
  /** Called with the reason when spans cannot be sent, but not again until some have been sent. */
  readonly failed: (reason: string) => void;
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

/** Returns the message of an error. If several addresses of a host refused, only the code is not empty. */
const reasonOf = (error: Error): string =>
  error.message || ('code' in error ? String(error.code) : error.name);

/**
 * Sends spans to a collector in batches, without delaying answers. The variables of the OpenTelemetry SDK also
 * apply, such as `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`.
 * @returns a function that sends the remaining spans and then stops
 */
export async function startTraces({
  endpoint,
  service,
  release,
  failed,
}: TracesOptions): Promise<() => Promise<void>> {
  const [
    { context, propagation, trace },
    { NodeTracerProvider, BatchSpanProcessor },
    resources,
    { OTLPTraceExporter },
  ] = await loadPackages();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  let isFailing = false;
  const spanProcessor = new BatchSpanProcessor({
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isFailing) failed(reasonOf(error));
        isFailing = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  });
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
    spanProcessors: [spanProcessor],
  });
  provider.register();
  traceWith({ context, propagation, tracer: trace.getTracer('skein', release) });
  return async () => {
    traceWith(undefined);
    trace.disable();
    // It rejects if the remaining spans cannot be sent. `failed` has been called then.
    await provider.shutdown().catch(() => undefined);
  };
}

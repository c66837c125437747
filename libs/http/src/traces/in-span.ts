import type { Attributes, ContextAPI, PropagationAPI, Span, Tracer } from '@opentelemetry/api';

/** The functions that create spans and pass them to other processes. */
export interface Tracing {
  readonly context: ContextAPI;
  readonly propagation: PropagationAPI;
  readonly tracer: Tracer;
}

/** What the span of a request records when the request has ended. */
export interface SpanEnd {
  readonly attributes: Attributes;
  readonly failed: boolean;
}

let tracing: Tracing | undefined;

/** Sets the functions that record spans after this call. Undefined stops the recording. */
export function traceWith(given: Tracing | undefined): void {
  tracing = given;
}

// The numbers for ERROR and for a server's span. The package with their names is loaded only if traces are on.
const ERROR = 2;
const SERVER = 1;

/** Runs work in a new span below the current one, or without a span if traces are off. */
export function inSpan<T>(name: string, work: (span: Span | undefined) => T): T {
  if (!tracing) return work(undefined);
  return tracing.tracer.startActiveSpan(name, (span) => {
    const failed = (error: unknown) => {
      span.setStatus({ code: ERROR, message: error instanceof Error ? error.name : 'failed' });
      span.end();
    };
    try {
      const result = work(span);
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      result.then(() => span.end(), failed);
      return result;
    } catch (error) {
      failed(error);
      throw error;
    }
  });
}

/** Returns the headers that pass the current span to another process. Empty if traces are off. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  tracing?.propagation.inject(tracing.context.active(), headers);
  return headers;
}

/**
 * Runs the rest of a request in a new span. The parent of the span is the span in the headers of the request.
 * @param headers headers from a trusted process; empty if the sender is not trusted
 * @param rest receives a function that ends the span, or undefined if traces are off
 */
export function inRequestSpan(
  name: string,
  headers: Readonly<Record<string, unknown>>,
  rest: (end: ((how: SpanEnd) => void) | undefined) => void,
): void {
  if (!tracing) return rest(undefined);
  const { context, propagation, tracer } = tracing;
  context.with(propagation.extract(context.active(), headers), () =>
    tracer.startActiveSpan(name, { kind: SERVER }, (span) =>
      rest(({ attributes, failed }) => {
        span.setAttributes(attributes);
        if (failed) span.setStatus({ code: ERROR });
        span.end();
      }),
    ),
  );
}

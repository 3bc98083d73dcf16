import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteKind } from './route-kind.ts';

/** Traces of requests, sent to a collector. */
export interface Tracing {
  /** Runs the work of a request within its span; the id of its trace serves as the request's id. */
  readonly run: (
    request: IncomingMessage,
    response: ServerResponse,
    kind: RouteKind,
    work: (id: string) => void,
  ) => void;
  /** Sends the remaining spans and stops. */
  readonly close: () => Promise<void>;
}

/**
 * Starts traces in the format of OpenTelemetry. A span continues the proxy's trace (`traceparent`); calls of the provider
 * are its children and pass the trace on. Queries are left out: they may hold phones. The packages are loaded here only.
 */
export const startTracing = async (collector: string): Promise<Tracing> => {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { UndiciInstrumentation }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/instrumentation-undici'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'shop' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) =>
      span.setAttributes({ 'url.full': `${origin}${path.split('?', 1)[0]}`, 'url.query': '' }),
  });
  calls.setTracerProvider(provider);
  calls.enable();
  const tracer = provider.getTracer('shop');
  return {
    run: (request, response, kind, work) => {
      const parent = api.propagation.extract(api.context.active(), request.headers);
      const span = tracer.startSpan(
        `${request.method} ${kind}`,
        { kind: api.SpanKind.SERVER, attributes: { 'http.request.method': request.method ?? '', 'http.route': kind } },
        parent,
      );
      response.on('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      });
      api.context.with(api.trace.setSpan(parent, span), () => work(span.spanContext().traceId));
    },
    close: async () => {
      calls.disable();
      await provider.shutdown();
    },
  };
};

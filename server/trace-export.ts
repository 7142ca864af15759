/** Traces by OpenTelemetry's SDK, exported over OTLP/HTTP in batches. Loaded only where a collector is configured. */
import { setTimeout as pause } from 'node:timers/promises';
import { defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracesConfig } from './traces-config.ts';
import type { Headers, Tracing } from './tracing.ts';
import { VERSION } from './version.ts';

/** Timeout of the last export at the end of the process, in milliseconds; short enough for the grace period of start/serve.ts. */
const LAST_EXPORT_MS = 1_500;

/** Traces with a context manager and a propagator of their own, as nothing else in the process is traced. */
export function createTracing({ endpoint, headers, serviceName, sampleRatio }: TracesConfig, trusting: boolean): Tracing {
  const exporter = new OTLPTraceExporter({ url: endpoint, headers: { ...headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('vigie', VERSION);
  const contexts = new AsyncLocalStorageContextManager();
  const propagator = new W3CTraceContextPropagator();
  return {
    active: () => contexts.active(),
    call(received, work) {
      // Without a trusted proxy the caller's `traceparent` is ignored: otherwise strangers would decide which traces exist.
      const caller = trusting ? propagator.extract(ROOT_CONTEXT, received, headerGetter) : ROOT_CONTEXT;
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, caller);
      contexts.with(trace.setSpan(caller, span), work);
      return (route, method, status) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    async span(name, attributes, work, [parent = contexts.active(), ...others] = []) {
      const links = others.flatMap((other) => trace.getSpanContext(other) ?? []).map((context) => ({ context }));
      const span = tracer.startSpan(name, { attributes, links }, parent);
      try {
        return await contexts.with(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    past(name, attributes, ms, failed = false) {
      const end = Date.now();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - ms }, contexts.active());
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    outgoing() {
      const carrier: Record<string, string> = {};
      propagator.inject(contexts.active(), carrier, defaultTextMapSetter);
      return carrier;
    },
    stop: () => Promise.race([provider.shutdown().catch(() => undefined), pause(LAST_EXPORT_MS)]),
  };
}

const headerGetter = {
  keys: (headers: Headers) => Object.keys(headers),
  get: (headers: Headers, key: string) => headers[key],
};

/** The destination of traces, from the variables that OpenTelemetry names. */
import type { ReadVariable } from './openid-config.ts';

export interface TracesConfig {
  /** URL of the collector for traces (OTLP over HTTP). */
  readonly endpoint: string;
  /** Headers that the collector demands with every export. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of new traces that are exported, 0 to 1. */
  readonly sampleRatio: number;
}

/** @returns null where no collector is configured: OpenTelemetry's SDK is then not loaded */
export function readTracesConfig(read: ReadVariable): TracesConfig | null {
  const endpoint = read<string | null>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    null,
    tracesEndpoint,
    'the http or https URL of a collector',
  );
  const headers = read<Readonly<Record<string, string>>>(
    'OTEL_EXPORTER_OTLP_HEADERS',
    {},
    headerList,
    'name=value pairs separated by commas, values percent-encoded',
  );
  const serviceName = read(
    'OTEL_SERVICE_NAME',
    'vigie',
    (text) => (/^[\w.-]{1,100}$/.test(text) ? text : undefined),
    'a name of letters, digits and . _ -',
  );
  const sampleRatio = read(
    'OTEL_TRACES_SAMPLER_ARG',
    1,
    (text) => (/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(text) ? Number(text) : undefined),
    'a share from 0 to 1, such as 0.1',
  );
  return endpoint === null ? null : { endpoint, headers, serviceName, sampleRatio };
}

/** Appends the path of traces to the collector's path, as the specification of OTLP says. */
function tracesEndpoint(text: string): string | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`;
  return url.href;
}

function headerList(text: string): Readonly<Record<string, string>> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return headers;
}

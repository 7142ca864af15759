import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const COLLECTOR = 'https://collector.example/otlp';

test('traces are off without a collector, whatever else is said of them', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'vigie-lyon', OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces).toBeNull();
});

test('the path of traces follows that of the collector; headers are decoded', () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${COLLECTOR}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant = vigie',
    OTEL_SERVICE_NAME: 'vigie-lyon',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(readConfig(environment).traces).toEqual({
    endpoint: 'https://collector.example/otlp/v1/traces',
    headers: { authorization: 'Bearer abc', 'x-tenant': 'vigie' },
    serviceName: 'vigie-lyon',
    sampleRatio: 0.1,
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'the http or https URL of a collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'geheim', 'name=value pairs'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%E0%A4%A', 'name=value pairs'],
  ['OTEL_SERVICE_NAME', 'deux mots', 'a name of letters'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'a share from 0 to 1'],
])('%s: %s is refused with what is allowed', (name, value, allowed) => {
  const read = () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, [name]: value });
  expect(read).toThrow(`${name}: expected ${allowed}`);
  if (name.endsWith('HEADERS')) expect(read).not.toThrow(value);
});

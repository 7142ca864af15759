/** What a step's output says, read without trusting its shape. */
import type { PortalView } from './artifacts.ts';

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function textIn(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

export function viewIn(output: Readonly<Record<string, unknown>>): PortalView {
  const name = textIn(output['account'], 'name');
  const flag = textIn(output, 'flag');
  return {
    debug: output['debug'] === true,
    admin: output['admin'] === true,
    root: output['root'] === true,
    ...(name === undefined ? {} : { account: { name, role: textIn(output['account'], 'role') ?? '' } }),
    remarks: texts(output['remarks']),
    ...('trace' in output ? { trace: texts(output['trace']) } : {}),
    ...(flag === undefined ? {} : { flag }),
  };
}

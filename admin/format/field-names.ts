/** Names of fields in the server's error messages, as the console's forms name them. */
import { ApiError } from '#engine/client/api-error.ts';
import { messages } from '../language/language.ts';

/** The error with the field's label in place of its key. @param body request body */
export function withFieldName(error: ApiError, body: unknown): ApiError {
  const { field, message } = error;
  const label = field === undefined ? null : fieldLabel(field, body);
  if (field === undefined || label === null) return error;
  return new ApiError(error.status, named(message, field, messages().fields.quoted(label)), error.code, field, { cause: error });
}

/**
 * Label of a field: 'endsOn' is 'Last day'; 'lines.7.name' is 'line 9, Name' if that item's `line` is 9.
 * @returns null for a field without a label
 */
function fieldLabel(field: string, body: unknown): string | null {
  const { fields } = messages();
  const names: Readonly<Record<string, string>> = fields.names;
  const labels: string[] = [];
  let value = body;
  for (const key of field.split('.')) {
    value = memberOf(value, key);
    const line = memberOf(value, 'line');
    const place = /^\d+$/.test(key) ? Number(key) + 1 : null;
    if (place !== null && typeof line === 'number') labels.splice(-1, 1, fields.line(line));
    else if (place !== null) labels.push(fields.item(place));
    else if (Object.hasOwn(names, key)) labels.push(names[key] ?? key);
    else return null;
  }
  return labels.join(', ');
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}

/** Replaces the field's key, with which an error message begins or which it quotes. */
function named(message: string, field: string, label: string): string {
  if (message.startsWith(`${field} `)) return `${label}${message.slice(field.length)}`;
  return message.replace(`« ${field} »`, () => label).replace(`«\u00a0${field}\u00a0»`, () => label);
}

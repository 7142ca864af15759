import { expect, it } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { withFieldName } from './field-names.ts';

const told = (field: string | undefined, message: string, body: unknown = {}) =>
  withFieldName(new ApiError(400, message, 'invalid-field', field), body).message;

it.each([
  ['at the beginning', 'endsOn', 'endsOn is no date: write it as 2026-11-28.', '“Last day” is no date: write it as 2026-11-28.'],
  ['in quotation marks', 'endsOn', 'Le champ « endsOn » est requis.', 'Le champ “Last day” est requis.'],
  ['of an item', 'departments.0', 'departments.0 is too long.', '“Departments, no. 1” is too long.'],
  ['of a part', 'workshop.minutes.play', 'workshop.minutes.play is required.', '“Workshop, Minutes, Play” is required.'],
  ['without a label', 'rawId', 'rawId is required.', 'rawId is required.'],
  ['that the message calls otherwise', 'endsOn', 'The last day is before the first.', 'The last day is before the first.'],
])('names a field %s', (_, field, message, expected) => {
  expect(told(field, message)).toBe(expected);
});

it('names a line by its number in the list, not by its place', () => {
  const body = {
    lines: [
      { line: 4, name: 'Ana' },
      { line: 9, name: '' },
    ],
  };
  expect(told('lines.1.name', 'lines.1.name must be a text.', body)).toBe('“line 9, Name” must be a text.');
});

it('keeps the status, code and field for the form', () => {
  const error = withFieldName(new ApiError(409, 'endsOn is over.', 'invalid-field', 'endsOn'), {});
  expect(error).toMatchObject({ status: 409, code: 'invalid-field', field: 'endsOn' });
});

it('leaves a refusal about no field', () => {
  expect(told(undefined, 'The body is too large.')).toBe('The body is too large.');
});

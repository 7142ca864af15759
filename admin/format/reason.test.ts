import { expect, it } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { reasonOf } from './reason.ts';

it.each([
  ['what the server says', new ApiError(409, 'There is an account marie already.'), 'There is an account marie already.'],
  ['the status of a proxy', new ApiError(503, ''), 'the server answered 503.'],
  ['a line that is cut', new ApiError(0, '', 'network'), 'the server cannot be reached.'],
  ['a line that hangs', new ApiError(0, '', 'timeout'), 'the server took too long to answer.'],
  ['a mistake of the program', new TypeError('x is not a function'), 'an unexpected error occurred.'],
])('tells %s', (_what, error, told) => {
  expect(reasonOf(error)).toBe(told);
});

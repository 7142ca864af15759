/**
 * React's development build catches a stack for each element that is made, to name in a warning who made it: 3.2 µs of a processor instead
 * of 0.9, for stacks that no test reads. React leaves them out of a page that makes very many elements at once; here it
 * believes that of every page. The warnings are the same, and fail tests (console-errors.ts).
 */
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const MADE = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, INTERNALS);
// A React that counts otherwise makes its stacks: its tests take longer, and say the same.
if (typeof internals === 'object' && internals !== null && MADE in internals)
  Object.defineProperty(internals, MADE, { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined });

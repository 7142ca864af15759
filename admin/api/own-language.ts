import type { Call } from '#engine/client/call.ts';
import { language } from '../language/language.ts';

/** Wraps a client so that error messages come in the console's language (`Accept-Language`). */
export function inOwnLanguage(call: Call): Call {
  return (method, path, options) => call(method, path, { ...options, language: language() });
}

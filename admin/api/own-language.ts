import type { Call } from '#engine/client/call.ts';
import { language } from '../language/language.ts';

/** The same calls, whose errors come in the console's language. */
export function inOwnLanguage(call: Call): Call {
  return (method, path, options) => call(method, path, { ...options, language: language() });
}

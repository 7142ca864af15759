import { ApiError } from '#engine/client/api-error.ts';
import type { Call } from '#engine/client/call.ts';
import { withFieldName } from '../format/field-names.ts';
import { language } from '../language/language.ts';

/** Wraps a client so that error messages come in the console's language (`Accept-Language`) and name fields as the console's forms do. */
export function inOwnLanguage(call: Call): Call {
  return async (method, path, options) => {
    try {
      return await call(method, path, { ...options, language: language() });
    } catch (error) {
      throw error instanceof ApiError ? withFieldName(error, options?.body) : error;
    }
  };
}

import type { SessionSetup } from '#schemas/session-setup.ts';

/**
 * What is saved of a form that somebody filled while a colleague changed the same session, or gave it more time: the fields that were
 * changed in the form, and the others as they are by now.
 * @param begun what the form began with @param latest what the server holds by now
 */
export function withOthersChanges(setup: SessionSetup, begun: SessionSetup, latest: SessionSetup): SessionSetup {
  const before = new Map<string, unknown>(Object.entries(begun));
  const untouched = Object.entries(setup).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(before.get(field)) ? [field] : [],
  );
  return { ...setup, ...Object.fromEntries(Object.entries(latest).filter(([field]) => untouched.includes(field))) };
}

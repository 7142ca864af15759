/** Accounts of the console, as the stand-in server holds them. */
import type { Facilitator } from '#schemas/facilitators.ts';

export function account(id: string, username: string, role: Facilitator['role'], day: number): Facilitator {
  return {
    id,
    username,
    role,
    createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    hasPassword: true,
    fromEnvironment: false,
    language: null,
    departments: [],
  };
}

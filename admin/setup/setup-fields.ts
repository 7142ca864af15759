/** Which fields of a set-up the form can mark. */

import { ApiError } from '#engine/client/api-error.ts';
import type { SessionSetup } from '#schemas/session-setup.ts';
import type { SetupErrors } from './check-draft.ts';

const FIELDS = {
  name: true,
  challenges: true,
  durationMinutes: true,
  opensAt: true,
  closesAt: true,
  hintPolicy: false,
  teams: true,
  allowed: true,
} satisfies Record<keyof SessionSetup, boolean>;

/** Whether what the server says of this field ('allowed.3.team') can be said at a field of the form. */
export function isSetupField(field: string | undefined): boolean {
  const first = field?.split('.')[0] ?? '';
  return Object.entries(FIELDS).some(([name, marked]) => marked && name === first);
}

/** The server's objection at the field that it names; none for a failure that is about no field. */
export function errorOfField(error: unknown): SetupErrors {
  if (!(error instanceof ApiError) || error.field === undefined || !isSetupField(error.field)) return {};
  return { [error.field.split('.')[0] ?? '']: error.message };
}

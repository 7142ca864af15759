/** All calls of the console, as the stand-in server answers them. */
import { CAMPAIGN_CALLS } from './calls/campaigns.ts';
import { COCKPIT_CALLS } from './calls/cockpit.ts';
import { DATA_PROTECTION_CALLS } from './calls/data-protection.ts';
import { FACILITATOR_CALLS } from './calls/facilitators.ts';
import { INSTALLATION_CALLS } from './calls/installation.ts';
import { MAIL_CALLS } from './calls/mails.ts';
import { PARTICIPANT_CALLS } from './calls/participants.ts';
import { PEOPLE_CALLS } from './calls/people.ts';
import { REPORT_CALLS } from './calls/reports.ts';
import { SEAT_CALLS } from './calls/seats.ts';
import { SESSION_CALLS } from './calls/sessions.ts';
import { SIGN_IN_CALLS } from './calls/sign-in.ts';
import type { StandInCall } from './stand-in-call.ts';

export const CALLS: readonly StandInCall[] = [
  ...SIGN_IN_CALLS,
  ...SESSION_CALLS,
  ...SEAT_CALLS,
  ...COCKPIT_CALLS,
  ...PARTICIPANT_CALLS,
  ...PEOPLE_CALLS,
  ...CAMPAIGN_CALLS,
  ...MAIL_CALLS,
  ...FACILITATOR_CALLS,
  ...DATA_PROTECTION_CALLS,
  ...REPORT_CALLS,
  ...INSTALLATION_CALLS,
];

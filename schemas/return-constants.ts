/** Plain values of a return, for pages and schemas alike. Days count from the day on which the appointment was kept. */

/** How long after the session a return is: three weeks, three months. */
export const APPOINTMENT_KINDS = ['weeks-3', 'months-3'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const DAYS_UNTIL_RETURN: Readonly<Record<AppointmentKind, number>> = { 'weeks-3': 21, 'months-3': 91 };
/** Days on which a return is open, the first and the last included. */
export const RETURN_DAYS = 15;
/** Days after the due one on which somebody who could not be asked in time still is: as long as a return is open. */
export const DAYS_TO_ASK = RETURN_DAYS - 1;

/** What became of an intention, in the words of whoever had it. */
export const INTENTION_OUTCOMES = ['held', 'partly', 'not-yet'] as const;
export type IntentionOutcome = (typeof INTENTION_OUTCOMES)[number];

export const INTENTION = { maxLength: 200 } as const;
/** 256 bits in base64url, drawn by the browser. */
export const RETURN_TOKEN = { pattern: '^[A-Za-z0-9_-]{43}$' } as const;
export const MAX_RETURN_QUESTIONS = 5;
export const MAX_RETURN_MISSIONS = 3;

/** What stands in the text of a campaign's mail for the personal link, and for the last day on which it opens. */
export const LINK_FIELD = '{lien}';
export const LAST_DAY_FIELD = '{dernier-jour}';
/** What became of asking somebody back: asked by the campaign, or declined by the person. */
export const INVITATION_STATES = ['asked', 'declined'] as const;

/** Reporting channel: the contact to whom employees report what they doubt. A setting of the installation and of each session. */
import { type Static, Type } from 'typebox';
import { REPORT_BUTTON, REPORT_EMAIL, REPORT_PHONE } from './console-constants.ts';
import { closed, OrNone } from './shapes.ts';

export const WhereToReportSchema = Type.Object(
  {
    email: OrNone(Type.String({ ...REPORT_EMAIL, description: 'The address that takes reports.' })),
    phone: OrNone(Type.String({ ...REPORT_PHONE, description: 'One line of text with a number in it.' })),
    button: OrNone(Type.String({ ...REPORT_BUTTON, description: 'Name of the report button in the mail program.' })),
  },
  closed,
);

export type WhereToReport = Static<typeof WhereToReportSchema>;

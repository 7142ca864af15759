import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reporting } from '#schemas/reporting.ts';
import { type ReportingColumns, reportingToldIn } from './reporting.ts';

const FIELDS = ['email', 'phone', 'button'] as const satisfies readonly (keyof Reporting)[];
const word = fc.option(fc.string({ minLength: 1 }), { nil: null });
const reporting: fc.Arbitrary<Reporting> = fc.record({ email: word, phone: word, button: word });
const rowOf = ({ email, phone, button }: Reporting): ReportingColumns => ({
  report_email: email,
  report_phone: phone,
  report_button: button,
});

test('each field is the session’s, or the installation’s where the session says nothing', () => {
  fc.assert(
    fc.property(reporting, reporting, (own, installation) => {
      const told = reportingToldIn(rowOf(own), installation);
      for (const field of FIELDS) expect(told?.[field] ?? null).toBe(own[field] ?? installation[field]);
      // Where nothing is set nothing is told, and only there.
      expect(told === null).toBe(FIELDS.every((field) => own[field] === null && installation[field] === null));
      // A session that says what it is told anyway is told the same.
      if (told) expect(reportingToldIn(rowOf(told), installation)).toEqual(told);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { resolveReportingChannel, type WhereToReportColumns } from './where-to-report.ts';

const FIELDS = ['email', 'phone', 'button'] as const satisfies readonly (keyof WhereToReport)[];
const word = fc.option(fc.string({ minLength: 1 }), { nil: null });
const whereToReport: fc.Arbitrary<WhereToReport> = fc.record({ email: word, phone: word, button: word });
const rowOf = ({ email, phone, button }: WhereToReport): WhereToReportColumns => ({
  report_email: email,
  report_phone: phone,
  report_button: button,
});

test('each field is the session’s, or the installation’s where the session says nothing', () => {
  fc.assert(
    fc.property(whereToReport, whereToReport, (own, installation) => {
      const told = resolveReportingChannel(rowOf(own), installation);
      for (const field of FIELDS) expect(told?.[field] ?? null).toBe(own[field] ?? installation[field]);
      // Null if and only if nothing is set.
      expect(told === null).toBe(FIELDS.every((field) => own[field] === null && installation[field] === null));
      // A session that sets the resolved channel gets the same result (idempotent).
      if (told) expect(resolveReportingChannel(rowOf(told), installation)).toEqual(told);
    }),
  );
});

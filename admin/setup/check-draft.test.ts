import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ALLOWED_ENTRY,
  DURATION_MINUTES,
  REPORT_BUTTON,
  REPORT_EMAIL,
  REPORT_PHONE,
  TEAM,
  TEAMS,
} from '#schemas/console-constants.ts';
import { NOWHERE } from '#schemas/reporting-channel.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { checkDraft } from './check-draft.ts';
import { PLAIN_DRAFT, type SetupDraft } from './setup-draft.ts';

const accepts = new Ajv({ allowUnionTypes: true }).compile(SessionSetupSchema);
const check = (part: Partial<SetupDraft>) => checkDraft({ ...PLAIN_DRAFT, ...part }, null, 0);
const PLAIN = check({}).setup;

/** Numbers below, at and above a limit. */
const around = (limit: number) => fc.integer({ min: limit - 2, max: limit + 2 });

/** Short texts made of these characters. */
const written = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 6 });
const reported = (given: Partial<WhereToReport>) => {
  const trimmed = Object.entries(given).map(([field, text]) => [field, text?.trim() || null]);
  return { ...NOWHERE, ...Object.fromEntries(trimmed) };
};

it.each<[string, fc.Arbitrary<Partial<SetupDraft>>, (draft: SetupDraft) => unknown]>([
  [
    'durations',
    fc.oneof(around(DURATION_MINUTES.minimum), around(DURATION_MINUTES.maximum)).map((minutes) => ({ duration: `${minutes}` })),
    (draft) => ({ durationMinutes: Number(draft.duration) }),
  ],
  [
    'numbers of teams',
    around(TEAMS.maxItems).map((count) => ({ teams: Array.from({ length: count }, (_, index) => `t${index}`).join('\n') })),
    (draft) => ({ teams: draft.teams.split('\n') }),
  ],
  [
    'names of teams',
    around(TEAM.maxLength).map((length) => ({ teams: 'x'.repeat(length) })),
    (draft) => ({ teams: [draft.teams] }),
  ],
  [
    'invitations',
    around(ALLOWED_ENTRY.maxLength).map((length) => ({ allowed: '@brevelle.example'.padStart(length, 'x') })),
    (draft) => ({ allowed: [{ entry: draft.allowed, team: null, name: null }] }),
  ],
  [
    'addresses for reports',
    fc
      .oneof(
        around(REPORT_EMAIL.maxLength).map((length) => 'a@brevelle.example'.padStart(length, 'x')),
        written('a@.é \u0000'),
      )
      .map((reportEmail) => ({ reportEmail })),
    (draft) => ({ reporting: reported({ email: draft.reportEmail }) }),
  ],
  [
    'telephones for reports',
    fc
      .oneof(
        around(REPORT_PHONE.maxLength).map((length) => '1'.repeat(length)),
        written('0é (\u2028'),
      )
      .map((reportPhone) => ({ reportPhone })),
    (draft) => ({ reporting: reported({ phone: draft.reportPhone }) }),
  ],
  [
    'names of report buttons',
    fc
      .oneof(
        around(REPORT_BUTTON.maxLength).map((length) => '🦑'.repeat(length)),
        written('Sé \u0000\ud800'),
      )
      .map((reportButton) => ({ reportButton })),
    (draft) => ({ reporting: reported({ button: draft.reportButton }) }),
  ],
])('takes the %s that the server takes, and no others', (_what, drafts, sent) => {
  fc.assert(
    fc.property(drafts, (part) => {
      const draft = { ...PLAIN_DRAFT, ...part };
      expect(check(part).setup !== null).toBe(accepts({ ...PLAIN, ...Object(sent(draft)) }));
    }),
  );
});

it('asks for times that follow each other, lie ahead, and are any', () => {
  const told = (opensAt: string, closesAt: string) =>
    checkDraft({ ...PLAIN_DRAFT, opensAt, closesAt }, null, Date.parse('2026-11-21T08:00')).errors;
  expect(told('2026-11-21T09:00', '2026-11-21T10:00')).toBeNull();
  expect(told('', '2026-11-21T07:00')?.closesAt).toMatch(/over already/);
  expect(told('2026-11-21T10:00', '2026-11-21T10:00')?.closesAt).toMatch(/after it opens/);
  // A year with five digits.
  expect(told('20260-11-21T09:00', '20260-11-21T10:00')).toEqual({
    opensAt: expect.stringMatching(/not a date/),
    closesAt: expect.stringMatching(/not a date/),
  });
});

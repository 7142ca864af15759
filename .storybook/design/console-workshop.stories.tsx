/** A workshop in the console from end to end: planned, run, debriefed, reported, and proven. */
import { expect, userEvent } from 'storybook/test';
import type { Door } from '#schemas/door.ts';
import { aClock, fullCockpit } from '../../admin/testing/a-cockpit.ts';
import { aDebrief, aDeck } from '../../admin/testing/stand-in-debrief.ts';
import preview from '../preview.tsx';
import { ONE_MAIN, consolePage as page } from './console-page.tsx';

const meta = preview.meta({ title: 'Console/A workshop', parameters: ONE_MAIN });

const ROOM = '/admin/sessions/s1/room';
const PRESENTER = '/admin/sessions/s1/presenter';
const LAPTOP = { viewport: { value: 'laptop' } };
const REPORTED = '019e0c4f7b2a4d5e8f90a1b2c3d4';
const AT = '2026-11-21T10:01:00.000Z';

/** A column pasted from a spreadsheet: a comma in an address, a person without one, a misspelt domain. */
const FLAWED_LIST = [
  'Nom\tMail\tService',
  ...['ana.moreau', 'bruno.petit', 'camille.roy', 'diane.faure'].map((name) => `${name}\t${name}@brevelle.example\tAchats`),
  'Émilie Dupont\temilie.dupont@brevelle,example\tAchats',
  'Omar Diallo\t\tPaie',
  'Zoé Roux\tzoe.roux@brevele.example\tPaie',
].join('\n');

const DOOR: Door = {
  refused: [
    {
      email: 'emilie.dupond@brevelle.example',
      reason: 'not-invited',
      nearest: 'emilie.dupont@brevelle.example',
      firstAt: AT,
      lastAt: AT,
      count: 2,
    },
  ],
  byAccount: false,
  waiting: { count: 0, people: [] },
  devices: [],
};

export const Planned = meta.story(page('/admin/new-workshop', ({ workshop }) => workshop.title));

/** The import of a pasted list: people read, lines that cannot be read, and likely slips. */
export const PeopleAreRead = meta.story(
  page('/admin/new-workshop', ({ workshop }) => workshop.title, {
    act: async (canvas, { setup: { people } }) => {
      await userEvent.click(canvas.getByLabelText(people.label));
      await userEvent.paste(FLAWED_LIST);
      await canvas.findByText(people.unread(2, undefined));
    },
  }),
);

export const Invitation = meta.story(
  page('/admin/sessions/s1/invite', ({ shell }) => shell.titles.invite, { addresses: ['http://192.0.2.2:3000'] }),
);

/** Twenty people, some of whom need help, and one who waits at the door. */
const COCKPIT = page(ROOM, null, {
  snapshot: fullCockpit(20, 7),
  door: DOOR,
  act: (canvas, { cockpit }) => canvas.findByRole('heading', { name: cockpit.door.title(1) }),
});
export const Cockpit = meta.story({ ...COCKPIT, globals: LAPTOP });
export const CockpitInFrench = meta.story({ ...COCKPIT, tags: ['!test'], globals: { ...LAPTOP, console: 'fr' } });

export const NobodyIsHereYet = meta.story({
  ...page(ROOM, null, { snapshot: { ...fullCockpit(0, 7), room: aClock(0, { phase: 'lobby' }) } }),
  tags: ['!test'],
  globals: LAPTOP,
});

/** The room cannot be loaded. */
export const CockpitOutOfReach = meta.story({
  ...page(ROOM, null, { failing: ['GET /admin/sessions/s1/cockpit'] }),
  tags: ['!test'],
});

export const WhatToTalkAbout = meta.story({ ...page(PRESENTER, ({ shell }) => shell.titles.presenter), globals: LAPTOP });

/** A question of the debrief, with the next slide, the notes and the phones' answers. */
const PRESENTING = page(PRESENTER, ({ shell }) => shell.titles.presenter, { debrief: aDebrief(aDeck(3)) });
export const Presenter = meta.story({ ...PRESENTING, globals: LAPTOP });
export const PresenterInFrench = meta.story({ ...PRESENTING, globals: { ...LAPTOP, console: 'fr' } });

export const Report = meta.story(
  page(`/admin/report?sessions=${REPORTED}`, ({ shell }) => shell.titles.report, {
    sessions: [{ id: REPORTED, code: 'K7QF-2MXD', name: 'Équipe achats', active: false }],
    act: (canvas) => canvas.findByRole('article', { name: 'Rapport de sensibilisation' }),
  }),
);

export const NothingToReport = meta.story({
  ...page('/admin/report', ({ shell }) => shell.titles.report, { sessions: [] }),
  tags: ['!test'],
});

export const AttendanceSheet = meta.story(
  page('/admin/sessions/s1/attendance-sheet', ({ shell }) => shell.titles.attendance, {
    act: (canvas) => canvas.findByRole('table'),
  }),
);

export const Attestations = meta.story(
  page('/admin/sessions/s1/attestation-sheets', ({ shell }) => shell.titles.attestations, {
    act: async (canvas, { proof }) => {
      await userEvent.click(canvas.getByRole('button', { name: proof.attestations.issue }));
      await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    },
  }),
);

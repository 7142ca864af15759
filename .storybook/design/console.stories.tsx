/** The pages of the console, over the stand-in server of its tests. The room and a workshop from end to end have stories of their own. */
import { participant } from '../../admin/testing/a-participant.ts';
import preview from '../preview.tsx';
import { ONE_MAIN, consolePage as page, type StandInOptions } from './console-page.tsx';

const meta = preview.meta({ title: 'Console/Pages', parameters: ONE_MAIN });

const AT = '2026-11-21T09:05:00.000Z';
const LOG = [
  { id: '2', at: AT, actor: 'marie', action: 'session.created', subject: 's1', detail: null },
  { id: '1', at: AT, actor: 'marie', action: 'login', subject: null, detail: null },
];
const PEOPLE = ['ana', 'bruno', 'camille', 'diane', 'omar', 'zoe'].map((name, index) =>
  participant(`p${index + 1}`, `${name}@brevelle.example`, 12 - index * 1.5),
);

const desk = (more: StandInOptions = {}) => page('/admin', ({ sessionPages }) => sessionPages.sessionsAndScores, more);

// Every page is tested in the built console (tests/end-to-end/console.e2e.ts): stories tagged '!test' are here to be looked at.

export const Desk = meta.story(desk());
export const DeskDark = meta.story({ ...desk(), tags: ['!test'], globals: { theme: 'dark' } });
export const DeskNarrow = meta.story({
  ...desk(),
  tags: ['!test'],
  globals: { viewport: { value: 'narrow' } },
});
export const DeskOfAnObserver = meta.story({ ...desk({ role: 'observer' }), tags: ['!test'] });
export const NothingYet = meta.story(desk({ sessions: [], current: [], all: [], participants: [] }));
export const OutOfReach = meta.story(desk({ failing: ['GET /admin/sessions', 'GET /admin/scores', 'GET /admin/rooms'] }));
/** No call is answered yet. */
export const Waiting = meta.story(desk({ waiting: true }));
export const NotFound = meta.story({ ...page('/admin/nowhere', null), tags: ['!test'] });
export const SignIn = meta.story({ ...page('/admin', ({ auth }) => auth.signInTitle, { signedOut: true }), tags: ['!test'] });
export const SetUp = meta.story({ ...page('/admin/new-session', ({ setup }) => setup.titles.new), tags: ['!test'] });
export const SetUpNarrow = meta.story({
  ...page('/admin/new-session', ({ setup }) => setup.titles.new),
  tags: ['!test'],
  globals: { viewport: { value: 'narrow' } },
});
export const Edit = meta.story({ ...page('/admin/sessions/s1/edit', ({ setup }) => setup.titles.edit), tags: ['!test'] });
export const Participants = meta.story({
  ...page('/admin/sessions/s1/players', null, { participants: PEOPLE }),
  tags: ['!test'],
});
export const OneParticipant = meta.story({ ...page('/admin/players/p1', null, { participants: PEOPLE }), tags: ['!test'] });
export const RunningOrder = meta.story({
  ...page('/admin/sessions/s1/running-order', ({ shell }) => shell.titles['running-order']),
  tags: ['!test'],
});
export const Missions = meta.story({ ...page('/admin/missions', ({ shell }) => shell.titles.missions), tags: ['!test'] });
export const AuditLog = meta.story({
  ...page('/admin/audit-log', ({ shell }) => shell.titles['audit-log'], { log: LOG }),
  tags: ['!test'],
});
export const Restore = meta.story({ ...page('/admin/restore', ({ shell }) => shell.titles.restore), tags: ['!test'] });
export const DeleteSession = meta.story({ ...page('/admin/sessions/s1/delete', null), tags: ['!test'] });
const REQUESTED = {
  id: 'r1',
  requestedBy: 'carl',
  requestedAt: AT,
  expiresAt: '2026-12-01T09:05:00.000Z',
};
/**
 * Deletion of another facilitator's session where two people have to agree: before any request, and with a
 * request that waits for a decision.
 */
export const DeletionToRequest = meta.story(page('/admin/sessions/s2/delete', null, { secondPerson: true }));
export const DeletionToConfirm = meta.story(
  page('/admin/sessions/s2/delete', null, { secondPerson: true, deletionRequests: { s2: REQUESTED } }),
);
export const DeletionRequestedOnTheDesk = meta.story({
  ...desk({ secondPerson: true, deletionRequests: { s1: REQUESTED, s2: REQUESTED } }),
  tags: ['!test'],
});

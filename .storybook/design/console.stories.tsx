/** The pages of the console, over the stand-in server of its tests. The room has stories of its own. */
import { Navigate, Route, Routes } from 'react-router-dom';
import { within } from 'storybook/test';
import { AdminConsole } from '../../admin/index.tsx';
import { catalogueEntry } from '../../admin/testing/a-catalogue-entry.ts';
import { fullCockpit } from '../../admin/testing/a-cockpit.ts';
import { participant } from '../../admin/testing/a-participant.ts';
import { TOKEN } from '../../admin/testing/calls/sign-in.ts';
import { createStandIn, type StandInStart } from '../../admin/testing/stand-in-fetch.ts';
import preview from '../preview.tsx';

const meta = preview.meta({
  title: 'Console/Pages',
  parameters: {
    // A page of the console brings the main that every story is given here.
    a11y: {
      config: {
        rules: ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
});

const CATALOGUE = [
  catalogueEntry('emaildetect', { title: 'Est-ce bien Inès qui écrit ?', category: 'Sensibilisation', difficulty: 'Facile' }),
  catalogueEntry('phishing', { title: 'Le SMS du colis', category: 'Sensibilisation', difficulty: 'Facile', duration: 6 }),
  catalogueEntry('osint', { title: 'Le profil trop bavard', category: 'Enquête & OSINT', difficulty: 'Facile' }),
  catalogueEntry('caesar', { title: 'Le message décalé', difficulty: 'Facile' }),
  catalogueEntry('ssh', { title: 'La clé sous le paillasson', difficulty: 'Difficile', duration: 20 }),
];

const AT = '2026-11-21T09:05:00.000Z';
const LOG = [
  { id: '2', at: AT, actor: 'marie', action: 'session.created', subject: 's1', detail: null },
  { id: '1', at: AT, actor: 'marie', action: 'login', subject: null, detail: null },
];
const PEOPLE = ['ana', 'bruno', 'camille', 'diane', 'omar', 'zoe'].map((name, index) =>
  participant(`p${index + 1}`, `${name}@brevelle.example`, 12 - index * 1.5),
);

interface Options extends StandInStart {
  /** Nobody is signed in. */
  readonly signedOut?: boolean;
  /** Calls that are refused with 503. */
  readonly failing?: readonly string[];
}

/** The page at an address of the console, once it has its heading. */
function page(address: string, heading: string | RegExp, { signedOut = false, failing = [], ...start }: Options = {}) {
  return {
    beforeEach: () => {
      const { server, fetch } = createStandIn(start);
      for (const call of failing) server.fail(call, 503);
      const before = globalThis.fetch;
      globalThis.fetch = (asked, init) => (/^\/(admin|login)/.test(String(asked)) ? fetch(asked, init) : before(asked, init));
      localStorage.clear();
      if (!signedOut) localStorage.setItem('admin_token', TOKEN);
      return () => {
        globalThis.fetch = before;
        localStorage.clear();
      };
    },
    render: () => (
      <Routes>
        <Route path="/" element={<Navigate to={address} replace />} />
        <Route path="/admin/*" element={<AdminConsole catalogue={CATALOGUE} />} />
      </Routes>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      await within(canvasElement).findByRole('heading', { level: 1, name: heading }, { timeout: 5_000 });
    },
  };
}

// Every page is tested in the built console (tests/end-to-end/console.e2e.ts): what is tagged '!test' is here to be looked at.

export const Desk = meta.story(page('/admin', 'Sessions and scores'));
export const DeskDark = meta.story({ ...page('/admin', 'Sessions and scores'), tags: ['!test'], globals: { theme: 'dark' } });
export const DeskNarrow = meta.story({
  ...page('/admin', 'Sessions and scores'),
  tags: ['!test'],
  globals: { viewport: { value: 'narrow' } },
});
export const DeskOfAnObserver = meta.story({ ...page('/admin', 'Sessions and scores', { role: 'observer' }), tags: ['!test'] });
export const NothingYet = meta.story(
  page('/admin', 'Sessions and scores', { sessions: [], current: [], all: [], participants: [] }),
);
export const OutOfReach = meta.story(
  page('/admin', 'Sessions and scores', { failing: ['GET /admin/sessions', 'GET /admin/scores', 'GET /admin/rooms'] }),
);
export const NotFound = meta.story({ ...page('/admin/nowhere', /./), tags: ['!test'] });
export const SignIn = meta.story({ ...page('/admin', 'Console sign-in', { signedOut: true }), tags: ['!test'] });
export const SetUp = meta.story({ ...page('/admin/new-session', 'Set up a session'), tags: ['!test'] });
export const SetUpNarrow = meta.story({
  ...page('/admin/new-session', 'Set up a session'),
  tags: ['!test'],
  globals: { viewport: { value: 'narrow' } },
});
export const PlanAWorkshop = meta.story(page('/admin/new-workshop', 'Plan a workshop'));
export const Edit = meta.story({ ...page('/admin/sessions/s1/edit', 'Edit a session'), tags: ['!test'] });
export const Room = meta.story({ ...page('/admin/sessions/s1/room', /./, { snapshot: fullCockpit(40, 12) }), tags: ['!test'] });
export const Invite = meta.story({ ...page('/admin/sessions/s1/invite', 'Invite'), tags: ['!test'] });
export const Participants = meta.story({ ...page('/admin/sessions/s1/players', /./, { participants: PEOPLE }), tags: ['!test'] });
export const OneParticipant = meta.story({ ...page('/admin/players/p1', /./, { participants: PEOPLE }), tags: ['!test'] });
export const RunningOrder = meta.story({ ...page('/admin/sessions/s1/running-order', 'Running order'), tags: ['!test'] });
export const Missions = meta.story({ ...page('/admin/missions', 'Missions'), tags: ['!test'] });
export const Reports = meta.story({ ...page('/admin/report', 'Reports'), tags: ['!test'] });
export const Accounts = meta.story({ ...page('/admin/accounts', 'Accounts'), tags: ['!test'] });
export const AuditLog = meta.story({ ...page('/admin/audit-log', 'Audit log', { log: LOG }), tags: ['!test'] });
export const Restore = meta.story({ ...page('/admin/restore', 'Restore a backup'), tags: ['!test'] });
export const DeleteSession = meta.story({ ...page('/admin/sessions/s1/delete', 'Delete a session'), tags: ['!test'] });

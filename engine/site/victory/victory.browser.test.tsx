/** The victory opens on the hub after a solve, stays until it is closed, and opens again from the card. */
import { catalogue } from 'virtual:challenges/catalogue';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { aStanding } from '#engine/client/testing/a-standing.ts';
import { allowMotion } from '#engine/client/testing/media.ts';
import { NO_DEEDS, withAnswer, withDeed, withGesture } from '#engine/frame/play/deeds.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { DebriefContent } from '#schemas/manifest/debrief.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import { Completion } from '../completion/completion.tsx';
import { CardGrid } from '../hub/challenge-card.tsx';
import { guestOrderOf, missionsAhead } from '../missions/next-mission.ts';
import { choicesOf } from '../player-state/choices.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { type Reopening, Victory } from './victory.tsx';

const guests = catalogue.filter(({ guest }) => guest);
const [mission] = guests;
if (!mission) throw new Error('guests have nothing to play');
const [following] = missionsAhead(guestOrderOf(catalogue), { completed: [mission.key] }, 1);

const debrief = {
  ...aManifest().debrief,
  references: [{ publisher: 'ANSSI', title: 'Un guide', url: 'https://guides.example/un-guide' }],
};
const reporting = { email: 'signaler@brevelle.example', phone: null, button: null };
const opened: OpenedChallenge = { artifacts: {}, hints: [], failures: 0, solved: true, points: 4, debrief, reporting };

const STANDING = aStanding({ board: 'neighbours', name: 'Sterne 4', points: 4, rank: 4, of: 12 });
const SESSION: PlayedSession = {
  name: 'Atelier du quai',
  challenges: [mission.key],
  hintPolicy: 'table',
  teams: [],
  team: null,
  closesAt: null,
  room: aSessionClock(),
  number: 1,
};

let root: Root | undefined;
let host: HTMLElement | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  host?.remove();
  vi.useRealTimers();
});

function show(
  open: () => Promise<unknown> = async () => opened,
  at: { pathname: string; state?: Reopening } = { pathname: '/' },
  failures = 0,
  told: DebriefContent = debrief,
) {
  const call = (async () => open()) as Call;
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  player.restore();
  if (failures > 0) player.guest.attempted(mission?.key ?? '', { correct: false, verdict: 'incorrect', points: 0, failures });
  player.guest.attempted(mission?.key ?? '', {
    correct: true,
    verdict: 'correct',
    points: 4,
    failures,
    debrief: told,
    reporting,
  });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter initialEntries={[at]}>
        <Victory />
        <CardGrid entries={guests} completed={[mission?.key ?? '']} />
      </MemoryRouter>
    </SiteContext>,
  );
  return {
    player,
    solve: (points = 4, text = 'Bien vu.') => player.solved({ key: mission?.key ?? '', points, text }),
    /** Restores the player as at a later visit: the mission is solved, and nothing is to be celebrated. */
    comeBack: player.restore,
  };
}

const panel = () => page.getByRole('dialog');

it('tells what was won and said, begins with its title, and does not close by itself', async () => {
  const { player, solve } = show(undefined, undefined, 1);
  solve();
  await expect.element(panel()).toBeVisible();
  await expect.element(panel().getByText('Bien vu.')).toBeVisible();
  const heading = panel().getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveTextContent('mission réussie');
  await expect.element(panel()).toHaveAccessibleName('Mission réussie');
  // The sentence is announced once, by itself: neither the dialog's name nor the heading contains it.
  await expect.element(heading).not.toHaveTextContent(debrief.tellAColleague);
  await expect.element(panel().getByText(debrief.tellAColleague)).toBeVisible();
  // Animation frames are not faked: 1,800 of them would be drawn.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await expect.element(panel()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  expect(player.store.getState().lastSolve).toBeNull();
});

/** Goes on to the second screen, whose title has the focus. */
async function goOn() {
  await panel().getByRole('button', { name: 'Suite', exact: true }).click();
  await expect.element(panel().getByRole('heading', { level: 2, name: 'Sous la loupe' })).toHaveFocus();
}

it('tells on a second screen how it works and what to keep, and leads on; what need not be read is unfolded on demand', async () => {
  const { solve } = show();
  solve();
  await expect.element(panel().getByRole('button', { name: 'Suite', exact: true })).toBeVisible();
  await expect.element(panel().getByText(debrief.whatHappened)).not.toBeInTheDocument();
  await goOn();
  // This mission shows no reveal: the debrief tells in words what happened.
  await expect.element(panel().getByText(debrief.whatHappened)).toBeVisible();
  const why = panel().getByText(debrief.whyItWorks);
  await expect.element(why).not.toBeVisible();
  await panel().getByRole('heading', { name: 'Pourquoi cela marche' }).click();
  await expect.element(why).toBeVisible();
  await panel().getByRole('radio', { name: 'Quand deux, alors je fais.' }).click();
  expect(JSON.parse(localStorage.getItem('intentions') ?? '{}')).toEqual({ [mission.key]: 'Quand deux, alors je fais.' });
  await panel().getByText('Ou avec mes mots').click();
  const own = panel().getByRole('textbox', { name: /avec vos mots/ });
  await own.fill('Q');
  await own.fill('');
  // The field is still there, and has the focus.
  await userEvent.keyboard('Quand trois, alors moi.');
  expect(JSON.parse(localStorage.getItem('intentions') ?? '{}')).toEqual({ [mission.key]: 'Quand trois, alors moi.' });
  await expect.element(panel().getByRole('link', { name: /^Mission suivante/ })).toHaveAttribute('href', following?.path);
});

it('scrolls in its column what is higher than the window, leads down by a button that names the column, and back up', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(1280, 600);
  onTestFinished(() => page.viewport(before.width, before.height));
  const { solve } = show(undefined, undefined, 0, { ...debrief, whatHappened: 'Un long récit. '.repeat(400) });
  solve();
  await goOn();
  const column = panel().getByRole('region', { name: 'Sous la loupe, en entier' });
  // The arrow keys scroll it, too.
  await expect.element(column).toHaveAttribute('tabindex', '0');
  await panel()
    .getByRole('button', { name: /^Plus bas.: Sous la loupe/ })
    .click();
  await expect.poll(() => column.element().scrollTop).toBeGreaterThan(0);
  column.element().scrollTo({ top: column.element().scrollHeight, behavior: 'instant' });
  await panel()
    .getByRole('button', { name: /^Revenir au début.: Sous la loupe/ })
    .click();
  await expect.poll(() => column.element().scrollTop).toBe(0);
});

it('has no button and no stop for the keyboard in a column that is seen whole', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(1280, 1200);
  onTestFinished(() => page.viewport(before.width, before.height));
  const { solve } = show();
  solve();
  await goOn();
  await expect.element(panel().getByRole('region', { name: 'Sous la loupe, en entier' })).not.toHaveAttribute('tabindex');
  expect(
    panel()
      .getByRole('button', { name: /Plus bas|Revenir au début/ })
      .elements(),
  ).toEqual([]);
});

it('asks for the gesture at work among what to keep, and answers there', async () => {
  const gesture = {
    question: 'Un code est écrit au tableau. Que faites-vous ?',
    options: [
      { text: 'Je l’efface.', answer: 'Il ouvre encore.' },
      { text: 'Je préviens.', answer: 'Il est changé à midi.' },
    ],
  };
  const { solve } = show(undefined, undefined, 0, { ...debrief, gesture });
  solve();
  await goOn();
  await panel().getByText('Je préviens.').click();
  await expect.element(panel().getByText('Il est changé à midi.')).toBeVisible();
});

it('goes back to what was won, which is celebrated once', async () => {
  const { solve } = show(undefined, undefined, 1);
  solve();
  await goOn();
  await panel().getByRole('button', { name: 'Précédent' }).click();
  await expect.element(panel().getByText('Bien vu.')).toBeVisible();
  expect(document.querySelector('[data-celebrated]')).toBeNull();
});

it.each([
  [390, 844],
  [360, 640],
])('shows what was won without scrolling at %i × %i, and its word for points once', async (width, height) => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(width, height);
  const { solve } = show(undefined, undefined, 12);
  solve(4, `${'Voilà une fin qui se raconte en une longue phrase. '.repeat(2)}Points gagnés : 4.`);
  await expect.element(panel().getByText(/^Réussie après/)).toBeVisible();
  const dialog = document.querySelector('dialog');
  expect(dialog?.scrollHeight).toBeLessThanOrEqual(height);
  expect(dialog?.scrollWidth).toBeLessThanOrEqual(width);
  const read = document.createTreeWalker(panel().element(), NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (read.nextNode()) {
    const { parentElement, textContent } = read.currentNode;
    if (parentElement && parentElement.offsetWidth > 1 && /\bpoints?\b/i.test(textContent ?? '')) words.push(textContent ?? '');
  }
  expect(words).toHaveLength(1);
  await page.viewport(before.width, before.height);
});

it('opens again from the card, without sound or count', async () => {
  const { comeBack } = show();
  comeBack();
  await page.getByRole('link', { name: /^Relire le débriefing/ }).click();
  await expect.element(panel().getByText('Mission accomplie. Voici de quoi la relire.')).toBeVisible();
  await panel().getByRole('button', { name: 'Fermer' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
});

it('lists nothing beside a success at the first try of which no choice is known', async () => {
  const { solve } = show(async () => ({ ...opened, failures: 0 }), undefined, 0);
  solve(mission.points);
  const did = panel().getByRole('region', { name: 'Ce que j’ai fait' });
  await expect.element(did.getByText('Réussie sans essai manqué.')).toBeVisible();
  await expect.element(did.getByRole('listitem')).not.toBeInTheDocument();
});

it.each([
  [1, 'Réussie après un essai manqué.'],
  [12, 'Réussie après 12 essais manqués.'],
])('says what it took, beside what was right: after %i wrong tries, %s', async (failures, said) => {
  const { solve } = show(async () => ({ ...opened, failures }), undefined, failures);
  solve(1);
  await expect.element(panel().getByText(debrief.tellAColleague)).toBeVisible();
  const did = panel().getByRole('region', { name: 'Ce que j’ai fait' });
  await expect.element(did.getByText(said)).toBeVisible();
  await expect.element(did.getByRole('listitem').last()).toHaveTextContent('Juste : Bien vu.');
});

/** Deeds of a sequence: the first gesture at its second item was wrong. */
function deeds(genuine = false) {
  const one = withGesture(NO_DEEDS, 'm1', 'SMS, La Poste', 'Signaler', { gesture: 'right', act: 'safe' });
  const wrong = withGesture(one, 'm2', 'E-mail, Inès', 'Traiter', {
    gesture: 'wrong',
    act: 'unsafe',
    place: 'Le lien de [brevelle.example]',
  });
  return withGesture(wrong, 'm2', 'E-mail, Inès', 'Signaler', { gesture: 'right', act: 'safe', genuine });
}

it('tells by name what was done, mistakes first, beside what was right and, in a wide window, the place that decided', async () => {
  await page.viewport(1280, 800);
  const { player, solve } = show();
  choicesOf(player, mission.key, 'deeds').write(withAnswer(deeds(), 'Presque.'));
  solve();
  const done = panel().getByRole('region', { name: 'Ce que j’ai fait' }).getByRole('listitem');
  await expect
    .element(done.nth(0))
    .toHaveTextContent(/^À revoir : E-mail, Inès .*Traiter\. Juste\s: Signaler\. Ce qui le trahissait\s: brevelle.example$/);
  // An attacker's words stand on a line of their own, after the line of what was right.
  const place = (words: string | RegExp) => done.nth(0).getByText(words).element().getBoundingClientRect();
  expect(place(/^Juste/).top).toBeGreaterThanOrEqual(place('Traiter').bottom - 2);
  expect(place(/^\.? ?Ce qui le trahissait/).top).toBeGreaterThanOrEqual(place(/^Juste/).bottom - 1);
  await expect.element(done.nth(1)).toHaveTextContent('Juste : SMS, La Poste : Signaler');
  expect(done.elements()).toHaveLength(2);
  await page.viewport(390, 844);
  await expect.element(done.nth(0)).toHaveTextContent(/Juste\s: Signaler$/);
});

it('says of something genuine nothing that gave it away', async () => {
  const { player, solve } = show();
  choicesOf(player, mission.key, 'deeds').write(deeds(true));
  solve();
  const done = panel().getByRole('region', { name: 'Ce que j’ai fait' }).getByRole('listitem');
  await expect.element(done.nth(0)).toHaveTextContent(/Juste\s: Signaler$/);
});

it('celebrates nothing where what solved would not hold at work, and its title says so', async () => {
  const { player, solve } = show();
  const deed = { about: 'Clé', did: 'Solidité fragile.', better: 'au hasard.', outcome: 'review' } as const;
  choicesOf(player, mission.key, 'deeds').write(withDeed(NO_DEEDS, deed));
  solve(4, 'Solidité fragile.');
  const weak = page.getByRole('dialog', { name: 'Accepté, mais à revoir' });
  await expect.element(weak.getByText(/accepté, mais à revoir$/)).toBeVisible();
  await expect.element(weak.getByText(/mission réussie/)).not.toBeInTheDocument();
  const did = weak.getByRole('region', { name: 'Ce que j’ai fait' });
  await expect
    .element(did)
    .toHaveTextContent(/Réussie, un geste à revoir\..*À revoir\s: Clé\s: Solidité fragile\..*Juste\s: au hasard/);
  await expect.element(did).not.toHaveTextContent('Sans dommage');
});

it('tells what each wrong try was answered where there is nothing to name', async () => {
  const { player, solve } = show();
  const told = withAnswer(withAnswer(NO_DEEDS, 'Accès refusé.'), 'Accès refusé.');
  choicesOf(player, mission.key, 'deeds').write(told);
  solve();
  await expect.element(panel().getByRole('listitem').first()).toHaveTextContent('Accès refusé. (2 fois)');
});

it('tells what cost nothing and would be a mistake at work, and then not that it was the first try', async () => {
  const { player, solve } = show();
  choicesOf(player, mission.key, 'deeds').write(withAnswer(NO_DEEDS, 'Au travail, ce clic comptait.'));
  solve();
  const did = panel().getByRole('region', { name: 'Ce que j’ai fait' });
  await expect.element(did.getByRole('listitem').first()).toHaveTextContent('À revoir : Au travail, ce clic comptait.');
  await expect.element(did).not.toHaveTextContent('sans essai manqué');
});

it('tells a careful detour as accepted, with what settled it', async () => {
  const { player, solve } = show();
  const detour = withGesture(NO_DEEDS, 'm1', 'Une visite', 'Repassez demain', {
    gesture: 'right',
    act: 'tolerated',
  });
  choicesOf(player, mission.key, 'deeds').write(
    withGesture(detour, 'm1', 'Une visite', 'J’appelle', { gesture: 'right', act: 'safe' }),
  );
  solve();
  const done = panel().getByRole('region', { name: 'Ce que j’ai fait' }).getByRole('listitem');
  await expect.element(done.first()).toHaveTextContent('Sans dommage : Une visite : Repassez demain. Juste : J’appelle');
});

it('announces the points once, after its title', async () => {
  const { solve } = show();
  solve();
  const announced = () => panel().getByRole('status').first();
  await expect.element(announced()).toBeInTheDocument();
  const title = panel().getByRole('heading', { level: 2 }).element();
  expect(title.compareDocumentPosition(announced().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(announced()).toHaveTextContent('4 points');
});

it('begins a replay', async () => {
  const { player, comeBack } = show();
  comeBack();
  await page.getByRole('link', { name: /^Relire le débriefing/ }).click();
  await panel().getByRole('button', { name: 'Rejouer sans points' }).click();
  expect(player.replay.of(mission.key)).toMatchObject({ hints: [], failures: 0 });
});

it('offers to ask for the debrief again when it did not come', async () => {
  let lost = true;
  const { comeBack } = show(async () => {
    if (lost) throw new ApiError(0, '');
    return opened;
  });
  comeBack();
  await page.getByRole('link', { name: /^Relire le débriefing/ }).click();
  await expect.element(panel().getByRole('alert')).toBeVisible();
  lost = false;
  await panel().getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(panel().getByText(debrief.tellAColleague)).toBeVisible();
});

it('is silent and still once light and sound are turned off, and stays so', async () => {
  await allowMotion();
  const ringing = vi.spyOn(window, 'AudioContext').mockImplementation(() => {
    throw new Error('not expected');
  });
  localStorage.setItem('celebration', 'off');
  const { solve } = show();
  solve();
  const choice = panel().getByRole('button', { name: 'Son et lumière' });
  await expect.element(choice).toHaveAttribute('aria-pressed', 'false');
  expect(ringing).not.toHaveBeenCalled();
  await choice.click();
  expect(localStorage.getItem('celebration')).toBeNull();
  ringing.mockRestore();
});

it('is of no mission that whoever plays by now has not won', async () => {
  const opening = vi.fn(async () => opened);
  const { comeBack } = show(opening, { pathname: '/', state: { mission: following?.key ?? '' } });
  comeBack();
  await page.getByRole('link', { name: /Relire le débriefing/ }).click();
  await expect.element(panel()).toHaveAccessibleName(new RegExp(mission.title));
  expect(opening).toHaveBeenCalledOnce();
});

/** Shows the victory to a player of a session with one mission, whose last seen rank is 6. */
function showLoggedIn(answers: Readonly<Record<string, unknown>> = {}) {
  const known: Readonly<Record<string, unknown>> = {
    '/standing': STANDING,
    '/score': { points: 4 },
    '/progress/complete': { completed: [mission?.key] },
    [`/challenges/${mission?.key}`]: opened,
    ...answers,
  };
  const call: Call = async (_method, path) =>
    path in known ? JSON.parse(JSON.stringify(known[path])) : new Promise<never>(() => undefined);
  const local = memoryStorage();
  local.write('token', 'token');
  local.write('rank_seen', '6');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  player.hear(SESSION);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter>
        <Victory />
        <Completion />
      </MemoryRouter>
    </SiteContext>,
  );
  return { solve: () => player.solved({ key: mission?.key ?? '', points: 4, text: 'Bien vu.' }) };
}

it('tells the places that were gained, and the place', async () => {
  const { solve } = showLoggedIn();
  solve();
  await expect.element(panel().getByText('+ 2 places')).toBeVisible();
  await expect.element(panel().getByText('4e place sur 12')).toBeVisible();
});

it('announces points and place as one sentence, once, and counts no only mission', async () => {
  const { solve } = showLoggedIn();
  const said: string[] = [];
  solve();
  const announced = panel().getByRole('status').first();
  await expect.element(announced).toBeInTheDocument();
  const listening = new MutationObserver(() => said.push(announced.element().textContent ?? ''));
  listening.observe(announced.element(), { childList: true, subtree: true, characterData: true });
  onTestFinished(() => listening.disconnect());
  await expect.element(announced).toHaveTextContent(/^4\spoints, 2 places de mieux, 4e place sur 12\.$/);
  expect(said).toHaveLength(1);
});

it('is celebrated with light and two bells, whose sound is closed after them', async () => {
  await allowMotion();
  const closing = vi.spyOn(AudioContext.prototype, 'close');
  const { solve } = show();
  solve();
  await expect.element(panel()).toHaveAttribute('data-celebrated');
  await expect.poll(() => closing.mock.calls.length, { timeout: 5_000 }).toBe(1);
  closing.mockRestore();
});

it('tells net points where a false step took some, and why', async () => {
  const priced = guests.find(({ penalty }) => penalty !== undefined);
  if (!priced) throw new Error('no mission of guests has a penalty');
  const { player } = show();
  player.guest.attempted(priced.key, { correct: false, verdict: 'too-early', points: 0, failures: 1 });
  player.guest.attempted(priced.key, { correct: true, verdict: 'correct', points: 3, failures: 1, debrief, reporting });
  player.solved({ key: priced.key, points: 3, text: 'Bien vu.' });
  await expect.element(panel().getByText('3 − 2, pris par un faux pas', { exact: true })).toBeVisible();
  await expect
    .element(panel().getByRole('status').first())
    .toHaveTextContent(/^1\spoint sur \d+ \(3 − 2, pris par un faux pas\), mission 1 sur \d+\.$/);
});

it('shows the port with what the page knows while the server has not answered', async () => {
  const { solve } = showLoggedIn();
  solve();
  await goOn();
  await panel().getByRole('button', { name: 'Rentrer au port' }).click();
  const port = page.getByRole('dialog', { name: 'Vous voilà au port' });
  await expect.element(port.getByRole('listitem').first()).toHaveTextContent('1 mission réussie');
  await expect.element(port.getByRole('img', { name: 'Votre bateau entre au port.' })).toBeVisible();
  await port.getByRole('button', { name: 'Centre de mission' }).click();
  await expect.element(port).not.toBeInTheDocument();
});

it('leads from the last mission to the port, once, which tells what was done and what stays', async () => {
  const { solve } = showLoggedIn({
    '/summary': {
      points: 4,
      closed: false,
      missions: [{ key: mission.key, solved: true, points: 4, hints: 0, failures: 0 }],
      questions: [],
    },
    '/me/appointments': {
      appointments: [],
      offered: [{ kind: 'weeks-3', dueOn: '2026-12-12', endsOn: '2026-12-26' }],
      campaign: [],
    },
    '/me/attestation': { ready: false, attestation: null },
  });
  solve();
  await goOn();
  await panel().getByRole('button', { name: 'Rentrer au port' }).click();
  const port = page.getByRole('dialog', { name: 'Vous voilà au port' });
  await expect.element(port.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.element(port.getByRole('status')).toHaveTextContent(/1 mission réussie.*1 sans essai manqué.*4,00 points/);
  await expect.element(port.getByRole('img', { name: 'Votre bateau entre au port.' })).toBeVisible();
  await expect.element(port.getByText(/^Un rendez-vous de retour/)).toBeVisible();
  await expect.element(port.getByText(/^Mon attestation, dans mon bilan/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(port).not.toBeInTheDocument();
  root?.unmount();
  host?.remove();
  showLoggedIn().solve();
  await goOn();
  await expect.element(panel().getByRole('link', { name: 'Mon bilan' }).last()).toBeVisible();
});

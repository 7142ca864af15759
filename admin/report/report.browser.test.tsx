import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPaper } from '#engine/client/testing/media.ts';
import { THEMES } from '#schemas/constants.ts';
import { APPOINTMENT_KINDS } from '#schemas/return-constants.ts';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { aReport } from '../testing/a-report.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';
import { MEASURES } from './sheet/measures.ts';

const ID = '019e0c4f7b2a4d5e8f90a1b2c3d4';
const sessions = [
  { id: ID, code: 'K7QF-2MXD', name: 'Équipe achats', active: false },
  { id: ID.replace('d4', 'd5'), code: 'M3RT-9WQA', name: null, active: false },
];
const RUNS = { endedAt: null, endsOn: '2026-12-31', sessions: 3, departments: [] };
const FEW = { title: 'Atelier du soir', why: 'too-few' } as const;
const FULL = { opened: 12, solved: 11, firstTry: 11, tries: 1, hints: 0.1, minutes: 4 };
const sheet = page.getByRole('article', { name: 'Rapport de sensibilisation' });

it('is drawn up of the sessions that are ticked, and the address says which', async () => {
  const server = startServer({ sessions });
  renderConsole('/admin/report');
  await expect.element(page.getByText('Choose one session or more')).toBeVisible();
  await userEvent.type(page.getByLabelText('Search by code or name'), 'equipe');
  await expect.element(page.getByRole('checkbox', { name: 'M3RT-9WQA' })).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Équipe achats' }).click();
  await expect.element(sheet.getByText('Chiffres anonymes')).toBeVisible();
  await expect.element(page.getByTestId('address')).toHaveTextContent(`/admin/report?sessions=${ID}`);
  expect(server.calls).toContain(`GET /admin/reports?sessions=${ID}`);
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('is of a hundred sessions at most, and says so', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    id: String(index).padStart(28, '0'),
    code: `K7QF-${1000 + index}`,
    name: null,
    active: false,
  }));
  startServer({ sessions: many });
  renderConsole('/admin/report');
  await page.getByRole('button', { name: 'Choose all shown' }).click();
  await expect.element(page.getByText('A report is of 100 sessions at most: no other one is in it.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'K7QF-1000' }).click();
  await expect.element(page.getByText(/sessions at most/)).not.toBeInTheDocument();
});

it('says its figures in French, and what to work on', async () => {
  startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText('Équipe achats, le 21 novembre 2026')).toBeVisible();
  expect(sheet.element().getAttribute('lang')).toBe('fr');
  const plain = () => (sheet.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(plain()).toContain('Trop peu de personnes ont joué pour juger : 10, et il en faut 20.');
  expect(plain()).toContain('67 %');
  expect(plain()).toContain(
    'Vérifier un changement de coordonnées bancairesJuste du premier coup : au plus 20 % de 5 parties (« Le nouveau RIB »).',
  );
  expect(plain()).toContain('Trop de confiance4 personnes sur 10, « Le tri de 9 h »');
  expect(plain()).toContain('Autre réponse fausse, « of-a-pack »3 personnes sur 10');
  expect(plain()).toContain('Achatsenviron 5 sur 6 (≈ 83 %)');
  expect(plain()).toContain('Ont réussi toutes les missionsau plus 1 (≤ 9 %)');
  expect(plain()).toContain('Autresenviron 5 sur 6 (≈ 83 %)');
  expect(plain()).toContain('Qu’une équipe soit venue tout entière, ou pas du tout, n’est pas dit, à moins que le nombre');
  expect(plain()).toContain('Les équipes plus petites sont réunies sous « Autres »');
  expect(plain()).toContain('Missions que moins de 5 personnes ont ouvertes : Le profil bavard.');
  // The whole figure is searched for: sentences about returns contain 'contre' too, as they compare with the session.
  expect(plain()).not.toContain('Comparé avec');
  expect(plain()).not.toContain('contre au plus 33 %');
  await page.getByRole('combobox', { name: 'Compare with' }).selectOptions('2026');
  await expect.poll(plain).toContain('Comparé avec une session, le 21 novembre 2026');
  expect(plain()).toContain('contre au plus 33 %');
});

it('answers on its first page what a director asks: what was learnt, what to do, who is missing, what is not known', async () => {
  startServer({ sessions, reportCampaign: { name: 'Automne 2026', expected: 60, came: 18, here: null, ...RUNS } });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByRole('heading', { name: 'Ce qui a été appris' })).toBeVisible();
  const plain = (sheet.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  for (const answer of [
    'Juste du premier coup, sans indice : au plus 33 % de 15 parties, pour un but de 80 %, que Vigie propose : ce n’est pas une norme, et il se discute. Une partie est une mission ouverte par une personne. De 10 personnes qui ont joué, seules comptent ici les parties des missions que 5 au moins ont ouvertes : trop peu pour un verdict.',
    'Au premier jugement de chaque élément (un message, un visiteur, une demande ; une mission en a plusieurs), le groupe distingue un peu le vrai du faux, et se montre trop confiant. Il juge juste d’emblée au moins 7 fois sur 10 (100 jugements).',
    'De mémoire, quelques missions plus tard, 67 % de 6 réponses sont justes.',
    'D’abord faire venir celles qui manquent à la campagne : 42 personnes sur 60 attendues.',
    'À cette session, 2 personnes manquent (10 venues sur 12 invitées, 83 %, + 1 venue sans être sur la liste) ; à toute la campagne « Automne 2026 », 42 personnes manquent (18 venues à ce jour, sur 60 attendues, 30 %), chacune comptée une fois. 10 ont joué.',
    'À confirmer quand 20 personnes auront joué : « Vérifier un changement de coordonnées bancaires » et',
    'pas ce qu’elles feront au travail.',
  ])
    expect(plain).toContain(answer);
});

it('has its first page on one sheet of A4, with the three longest measures, every limit and room to sign', async () => {
  const longest = THEMES.toSorted((a, b) => MEASURES[b].measure.length - MEASURES[a].measure.length).slice(0, 3);
  const [tri, , untold] = aReport().missions;
  const [session] = aReport().sessions;
  const [least] = aReport().themes;
  if (!tri || !untold || !session || !least) throw new Error('a report has sessions, missions and themes');
  const name = 'Atelier de sensibilisation de tout le site de Brévelle-Nord';
  const full = aReport({
    leftOut: [{ title: 'Atelier de rattrapage du printemps', why: 'not-over' }],
    memory: null,
    sessions: ['matin', 'après-midi'].map((half) => ({ ...session, name: `${name}, ${half}` })),
    missions: [...longest.map((theme) => ({ ...tri, key: theme, theme })), untold],
    themes: longest.map((theme) => ({ ...least, theme })),
    measures: longest,
    participation: { ...aReport().participation, played: 20 },
  });
  // Size in pixels of A4 without the margins of `@page report`, at 96 pixels an inch.
  const [width, height] = [(210 - 30) * (96 / 25.4), (297 - 26) * (96 / 25.4)];
  await page.viewport(Math.floor(width), 900);
  const returns = APPOINTMENT_KINDS.map((kind) => ({ kind, awaited: null, tooFew: 0, told: null }));
  const reportCampaign = { name: 'Sensibilisation du premier semestre', expected: 12_000, came: 11_860, here: 40, ...RUNS };
  startServer({ sessions, report: full, returns, reportCampaign });
  renderConsole(`/admin/report?sessions=${ID}`);
  const own = page.getByRole('article', { name: 'Rapport d’étape' });
  await expect.element(own.getByRole('heading', { name: 'Que faire maintenant' })).toBeVisible();
  await expect.element(own.getByText('Ce qui reste des semaines après', { exact: false })).toBeVisible();
  await onPaper();
  const signature = own.getByText('Nom, date et signature', { exact: false });
  await expect.element(signature).toBeVisible();
  const used = signature.element().getBoundingClientRect().bottom - own.element().getBoundingClientRect().top;
  expect(used).toBeLessThan(height);
});

it('is of too few for a verdict: words for its headline, no deadline, and how to read it on the first sheet', async () => {
  const [width, height] = [(210 - 30) * (96 / 25.4), (297 - 26) * (96 / 25.4)];
  await page.viewport(Math.floor(width), 900);
  const reportCampaign = { name: 'Sensibilisation du premier semestre', expected: 60, came: 18, here: 10, ...RUNS };
  startServer({ sessions, reportCampaign });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect
    .element(sheet.getByText('Campagne «\u00a0Sensibilisation du premier semestre\u00a0»', { exact: true }))
    .toBeVisible();
  await expect.element(sheet.getByRole('region', { name: 'Pistes, à confirmer' })).not.toHaveTextContent('Échéance');
  await expect.element(sheet.getByRole('region', { name: 'Ce qui reste, au retour' })).toBeVisible();
  await onPaper();
  const reading = sheet.getByRole('region', { name: 'Comment lire ces chiffres' });
  await expect.element(sheet.getByText('Nom, date et signature', { exact: false })).toBeVisible();
  const used = reading.element().getBoundingClientRect().bottom - sheet.element().getBoundingClientRect().top;
  expect(used).toBeLessThan(height);
});

it('gives a verdict and deadlines once enough people played', async () => {
  startServer({ sessions, report: aReport({ participation: { ...aReport().participation, played: 20 } }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText('Sans indice, le premier geste était le bon au plus 4 fois sur 10.')).toBeVisible();
  await expect
    .element(sheet)
    .toHaveTextContent(/Que faire maintenant.*Vérifier un changement de coordonnées bancaires, sous.*Qui est venu/);
});

it('says beside the goal no figure that reaches it while it is not reached', async () => {
  const [mission] = aReport().missions;
  if (!mission) throw new Error('a report has a mission');
  const figures = { ...FULL, opened: 240, solved: 230, firstTry: 184 };
  const own = { ...mission, figures, memory: null, mistakes: [] };
  startServer({
    sessions,
    report: aReport({ missions: [own], total: figures, participation: { ...aReport().participation, played: 240 } }),
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText('Sans indice, le premier geste était le bon 7 fois sur 10.')).toBeVisible();
  await expect.element(sheet).toHaveTextContent(/Le but est atteint en partie.*77.%/);
});

it('names every team of which less than half came, and says the campaign’s figures once', async () => {
  const group = { others: false, invited: 10, came: 1, bound: 'most' } as const;
  const { participation } = aReport();
  startServer({
    sessions,
    report: aReport({
      participation: { ...participation, invited: 60, uninvited: 0, came: 7, played: 6 },
      departments: [
        ...['Commercial', 'Logistique', 'Maintenance', 'Production'].map((team) => ({ ...group, team })),
        { ...group, team: 'Comptabilité', came: 5, bound: 'exact' },
        // A team that came whole to one of two sessions, and seldom to the other.
        { ...group, team: 'Quai', invited: 36, came: 9, bound: 'least' },
      ],
    }),
    reportCampaign: { name: 'Hiver', expected: 60, came: 7, here: 7, ...RUNS },
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect
    .element(sheet)
    .toHaveTextContent(
      /Venues pour moins de la moitié.: Commercial, Logistique, Maintenance et Production \(au plus.1 sur 10 chacune\), Quai \(au moins.9 sur 36\)\./,
    );
  await expect.element(sheet).not.toHaveTextContent('À toutes les sessions de la campagne');
});

it('compares figures of the same missions only, and tells bounds of both', async () => {
  const [tri, rib] = aReport().missions;
  if (!tri || !rib) throw new Error('a report has missions');
  const all = { opened: 10, solved: 9, firstTry: 9, tries: 1.1, hints: 0, minutes: 6 };
  startServer({ sessions, compared: aReport({ missions: [{ ...tri, figures: all }] }) });
  renderConsole(`/admin/report?sessions=${ID}&compare=2025`);
  const plain = () => (sheet.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  await expect.poll(plain).toContain('Sur la mission que les deux ont jouée, juste du premier coup 40 %, contre au moins 90 %.');
  expect(sheet.getByText('contre ≥', { exact: false }).elements()).toHaveLength(1);
  await expect.element(sheet.getByRole('row', { name: /^Le tri de 9.h 40.% contre ≥.90.%/ })).toBeVisible();
});

it('tells in words how well true and false are told apart, and which way the group leans, at first and in the end', async () => {
  await page.viewport(1280, 900);
  startServer({ sessions, compared: aReport({ judgements: null }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  const part = sheet.getByRole('region', { name: 'Distinguer le vrai du faux' });
  const plain = () => (part.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  await expect.element(part).toBeVisible();
  expect(plain()).toContain(
    'Au premier jugement, le groupe distingue un peu le vrai du faux, et se montre trop confiant. À la fin, il distingue nettement le vrai du faux.',
  );
  expect(plain()).toContain('Pièges reconnusAu premier jugement30 sur 50 (60 %)À la finau moins 47 sur 50 (≥ 94 %)');
  expect(plain()).toContain('Éléments vrais reconnusAu premier jugementau moins 48 sur 50 (≥ 96 %)');
  expect(plain()).toContain('9 personnes au moins ont jugé des pièges');
  await page.getByRole('combobox', { name: 'Compare with' }).selectOptions('2026');
  await expect.element(sheet.getByText(/Comparé avec une session/)).toBeVisible();
  expect(plain()).not.toContain('contre');
});

it('compares what was measured with what was measured', async () => {
  startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}&compare=2026`);
  await expect.element(sheet.getByRole('region', { name: 'Distinguer le vrai du faux' })).toHaveTextContent('contre 60');
});

it('has who came of each department of the whole campaign, with who was erased, and names those of which few came', async () => {
  const group = { others: false, bound: 'exact' } as const;
  const reportCampaign = {
    ...{ name: 'Hiver', expected: 60, came: 15, erased: 1, here: 12 },
    ...RUNS,
    departments: [
      { ...group, team: 'Achats', people: 10, came: 2 },
      { ...group, team: 'Comptabilité', people: 10, came: 7 },
    ],
  };
  startServer({ sessions, reportCampaign });
  renderConsole(`/admin/report?sessions=${ID}`);
  const part = sheet.getByRole('region', { name: 'Venues à la campagne, par service' });
  await expect.element(part).toBeVisible();
  const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(part.element().textContent)).toContain(
    'À toutes les sessions de la campagne « Hiver », 15 personnes sont venues à ce jour, dont 1 effacée depuis, sur 60 attendues (25 %)',
  );
  expect(plain(part.element().textContent)).toMatch(/Achats2 sur 10 \(20 %\)Comptabilité7 sur 10 \(70 %\)/);
  expect(plain(sheet.element().textContent)).toContain('Venues à la campagne pour moins de la moitié : Achats (2 sur 10).');
});

it('has no page of true and false where nothing was measured', async () => {
  startServer({ sessions, report: aReport({ judgements: null }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByRole('region', { name: 'Participation' })).toBeVisible();
  await expect.element(sheet.getByRole('region', { name: 'Distinguer le vrai du faux' })).not.toBeInTheDocument();
});

it('says so where too few people played', async () => {
  startServer({
    sessions,
    report: aReport({
      sessions: [],
      leftOut: [FEW],
      total: null,
      memory: null,
      missions: [],
      themes: [],
      teams: [],
      measures: [],
    }),
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText(/Moins de 5 personnes ont joué/)).toBeVisible();
  await expect.element(sheet.getByRole('table')).not.toBeInTheDocument();
});

it('says of a session to compare with that it is not over, and offers none that is not', async () => {
  const notOver = { ...FEW, why: 'not-over' } as const;
  startServer({ sessions, compared: aReport({ sessions: [], leftOut: [notOver] }), notOver: [sessions[1]?.id ?? ''] });
  renderConsole(`/admin/report?sessions=${ID}&compare=2025`);
  await expect.element(sheet.getByText('Rien à comparer : la session choisie pour cela n’est pas terminée.')).toBeVisible();
  expect(page.getByRole('option', { name: /M3RT-9WQA/ }).query()).toBeNull();
});

it('says what was left out, and nothing of what was not measured', async () => {
  startServer({
    sessions,
    report: aReport({
      leftOut: [FEW, { ...FEW, title: 'M3RT-9WQA' }, { title: 'Rattrapage', why: 'too-few-yet' }],
      memory: null,
      measures: [],
    }),
    compared: aReport({ sessions: [], leftOut: [FEW] }),
  });
  renderConsole(`/admin/report?sessions=${ID}&compare=2025`);
  await expect
    .element(
      sheet.getByText('Laissées de côté : « Atelier du soir » et « M3RT-9WQA », où moins de 5 personnes ont joué.', {
        exact: false,
      }),
    )
    .toBeVisible();
  await expect
    .element(
      sheet.getByText('Laissée de côté : « Rattrapage », encore ouverte, où moins de 5 personnes ont joué à ce jour.', {
        exact: false,
      }),
    )
    .toBeVisible();
  await expect
    .element(sheet.getByText('Rien à comparer : moins de 5 personnes ont joué la session choisie pour cela.'))
    .toBeVisible();
  const measures = sheet.getByRole('region', { name: 'Trois mesures au plus' });
  await expect.element(measures).not.toHaveTextContent(/retenus|Rien ne presse/);
  await expect
    .element(sheet)
    .toHaveTextContent('Ce que ce rapport ne dit pasLes chiffres portent sur 2 missions sur 3. La mémoire n’a pas été mesurée.');
  await page.getByRole('button', { name: 'With names…' }).click();
  await userEvent.type(page.getByLabelText('Reason'), 'mandatory training{Enter}');
  await expect
    .element(sheet.getByText('Laissées de côté : « Atelier du soir » et « M3RT-9WQA », où personne n’a joué.', { exact: false }))
    .toBeVisible();
});

it('has names for an administrator who says why, until something else is chosen', async () => {
  const server = startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}`);
  await page.getByRole('button', { name: 'With names…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report with names' });
  await dialog.getByRole('button', { name: 'Show names' }).click();
  await expect.element(dialog.getByText(/Say why/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'mandatory training{Enter}');
  await expect.element(sheet.getByText('Nominatif, confidentiel')).toBeVisible();
  await expect.element(sheet.getByRole('row', { name: /^ana@example.fr/ })).toBeVisible();
  expect(server.calls).toContain(`POST /admin/reports/named {"sessions":["${ID}"],"reason":"mandatory training"}`);
  await page.getByRole('button', { name: 'Back to the anonymous report' }).click();
  await expect.element(sheet.getByText('Chiffres anonymes')).toBeVisible();
  await expect.element(sheet.getByText('ana@example.fr')).not.toBeInTheDocument();
});

it('offers no names to who may not see them', async () => {
  startServer({ sessions, role: 'facilitator' });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(page.getByRole('button', { name: 'Spreadsheet (French)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'With names…' })).not.toBeInTheDocument();
});

it('is saved as a file, and says why it is not', async () => {
  const server = startServer({ sessions });
  const files = watchDownloads();
  renderConsole(`/admin/report?sessions=${ID}`);
  await page.getByRole('button', { name: 'Spreadsheet (French)' }).click();
  await expect.element(page.getByText('Saved as vigie-rapport-2026.csv.')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['vigie-rapport-2026.csv']);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(server.calls).toContain(`GET /admin/reports.csv?sessions=${ID}&zone=${encodeURIComponent(timeZone)}`);
  server.fail('GET /admin/reports.csv', 503, { message: 'busy.' });
  await page.getByRole('button', { name: 'Spreadsheet (French)' }).click();
  await expect.element(page.getByText(/Could not make the file/)).toBeVisible();
});

it('is on paper without what surrounds it', async () => {
  startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText('Chiffres anonymes')).toBeVisible();
  await onPaper();
  await expect.element(sheet.getByText('Chiffres anonymes')).toBeVisible();
  await expect.element(page.getByText('Compare with')).not.toBeVisible();
});

it('all bars of a part end at the same place, at every width and on paper, whatever figures stand beside them', async () => {
  const a = aReport();
  startServer({
    sessions,
    report: aReport({
      participation: { invited: 1200, uninvited: 0, came: 1010, played: 1000, solvedOne: 70, finished: 1 },
      teams: [
        ...a.teams,
        {
          team: 'Accueil',
          others: false,
          people: 6,
          figures: FULL,
          ranges: { solved: { low: 10, high: 12 }, firstTry: { low: 10, high: 12 }, hints: { low: 0, high: 0.2 } },
        },
      ],
    }),
    compared: aReport({ missions: a.missions.slice(0, 1), teams: a.teams.slice(0, 1) }),
  });
  renderConsole(`/admin/report?sessions=${ID}&compare=2026`);
  await expect.element(sheet.getByText('Accueil')).toBeVisible();
  const ends = () =>
    [...sheet.element().querySelectorAll('dl, table')]
      .flatMap((part) => {
        // Grouped by column: on paper, the teams of the list are in two columns.
        const columns = new Map<number, number[]>();
        for (const bar of part.querySelectorAll('[aria-hidden]:has(> span)')) {
          const left = bar.closest('dl > div, tr')?.getBoundingClientRect().left ?? 0;
          columns.set(left, [...(columns.get(left) ?? []), bar.getBoundingClientRect().right]);
        }
        return [...columns.values()];
      })
      .filter((rights) => rights.length > 1);
  const oneEach = (counts: readonly number[]) => {
    expect(ends().map((rights) => rights.length)).toEqual(counts);
    for (const rights of ends()) expect(Math.max(...rights) - Math.min(...rights)).toBeLessThan(0.5);
  };
  for (const width of [320, 768, 1440]) {
    await page.viewport(width, 900);
    oneEach([2, 3, 2, 2, 2, 5, 2, 3]);
    expect(Math.max(...ends().flat())).toBeLessThan(width);
    const figures = [...sheet.element().querySelectorAll('dd span')].map((figure) => figure.getBoundingClientRect().right);
    expect(Math.max(...figures)).toBeLessThanOrEqual(width);
  }
  await onPaper();
  await page.viewport(680, 900);
  oneEach([2, 3, 2, 2, 5, 2, 3]);
});

it('the labels of its filters stand on one line', async () => {
  await page.viewport(1280, 900);
  startServer({ sessions });
  renderConsole('/admin/report');
  const top = async (label: string) => {
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    return page.getByText(label, { exact: true }).element().getBoundingClientRect().top;
  };
  const search = await top('Search by code or name');
  expect(await top('From')).toBe(search);
  expect(await top('To')).toBe(search);
});

it('keeps the question mark of a mission’s title on its last line', async () => {
  const [told, untold] = aReport().missions.map((mission) => ({ ...mission, title: `${mission.title} ?` }));
  if (!told || !untold) throw new Error('a report has two missions');
  startServer({ sessions, report: aReport({ missions: [told, { ...untold, figures: null }], measures: [] }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByRole('rowheader', { name: 'Le tri de 9 h' })).toBeVisible();
  expect(sheet.element().textContent).toContain('Le tri de 9 h\u202f?');
  expect(sheet.element().textContent).toContain('Le nouveau RIB\u202f?');
});

it('fixes the figures of a session when somebody says so, and not before', async () => {
  const server = startServer({ sessions, notDrawn: [ID] });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(page.getByText(/1 session has no report yet/)).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(server.calls).not.toContain(`GET /admin/reports?sessions=${ID}`);
  await page.getByRole('button', { name: 'Draw the report up' }).click();
  await expect.element(sheet).toBeVisible();
  await expect.element(page.getByText(/no report yet/)).not.toBeInTheDocument();
});

it('bears the conclusion that was typed beside it, once the field is left', async () => {
  const server = startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}`);
  await userEvent.type(page.getByLabelText('Your conclusion'), 'Reprendre les appels.{Tab}');
  await expect.element(page.getByText('Conclusion saved.')).toBeVisible();
  expect(server.calls).toContain(`PUT /admin/reports/conclusion {"sessions":["${ID}"],"text":"Reprendre les appels.","seen":""}`);
  await expect.element(sheet.getByRole('region', { name: 'Conclusion' })).toHaveTextContent('Reprendre les appels.');
  server.fail('PUT /admin/reports/conclusion', 503, { message: 'busy.' });
  await userEvent.type(page.getByLabelText('Your conclusion'), ' Vite.{Tab}');
  await expect.element(page.getByText(/Could not save the conclusion/)).toBeVisible();
  await expect.element(page.getByLabelText('Your conclusion')).toHaveValue('Reprendre les appels. Vite.');
});

it('keeps both conclusions on the screen where a colleague saved another meanwhile', async () => {
  const server = startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}`);
  const field = page.getByLabelText('Your conclusion');
  await userEvent.type(field, 'Reprendre les appels.');
  server.data.conclusion = 'Dix lignes.';
  server.fail('PUT /admin/reports/conclusion', 409, { code: 'conclusion-changed', message: 'changed.' });
  await userEvent.tab();
  await expect.element(page.getByText('Somebody else saved this conclusion meanwhile', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Dix lignes.')).toBeVisible();
  await expect.element(field).toHaveValue('Reprendre les appels.');
  server.recover();
  await userEvent.click(page.getByRole('button', { name: 'Save mine in its place' }));
  await expect.element(page.getByText('Conclusion saved.')).toBeVisible();
  const sent = `PUT /admin/reports/conclusion {"sessions":["${ID}"],"text":"Reprendre les appels.","seen":"Dix lignes."}`;
  expect(server.calls).toContain(sent);
});

it('bears the conclusion while it is typed, and in print where Print is pressed at once', async () => {
  const server = startServer({ sessions });
  const printed: (string | null)[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => void printed.push(sheet.element().textContent));
  onTestFinished(() => print.mockRestore());
  renderConsole(`/admin/report?sessions=${ID}`);
  await userEvent.type(page.getByLabelText('Your conclusion'), 'Reprendre les appels.');
  await expect.element(sheet.getByRole('region', { name: 'Conclusion' })).toHaveTextContent('Reprendre les appels.');
  expect(server.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  server.fail('PUT /admin/reports/conclusion', 503, { message: 'busy.' });
  await userEvent.type(page.getByLabelText('Your conclusion'), ' Vite.');
  await userEvent.click(page.getByRole('button', { name: 'Print, or save as PDF' }));
  expect(printed).toEqual([expect.stringContaining('Reprendre les appels. Vite.')]);
  await expect.element(page.getByText(/Could not save the conclusion/)).toBeVisible();
});

it('goes as far as today where a self-paced session is open: until when, of whom, and without a verdict', async () => {
  const [session] = aReport().sessions;
  if (!session) throw new Error('a report has a session');
  const name = 'À son rythme';
  const interim = { until: '2026-12-31T17:00:00.000Z', people: 10 };
  const { participation } = aReport();
  startServer({
    sessions,
    report: aReport({
      sessions: [{ ...session, name, interim }],
      participation: { ...participation, played: 40, solvedOne: null },
      memory: null,
    }),
    reportCampaign: { name: 'Automne 2026', expected: 60, came: 18, here: null, ...RUNS },
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  const own = page.getByRole('article', { name: 'Rapport d’étape' });
  await expect.element(own).toBeVisible();
  const plain = (own.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  for (const told of [
    'La campagne « Automne 2026 » court jusqu’au 31 décembre 2026 : 1 de ses 3 sessions est dans ce rapport.',
    '« À son rythme » reste ouverte jusqu’au 31 décembre 2026. La participation est celle du 22 novembre 2026 ; les gestes sont ceux des 10 premières personnes qui ont tout terminé.',
    'Une partie est une mission ouverte par une personne. Le verdict attend la fin.',
    'Les sessions encore ouvertes n’y sont que par qui a déjà tout terminé',
    'Les réponses de mémoire ne sont dites qu’à la fin.',
  ])
    expect(plain).toContain(told);
  expect(plain).not.toContain('Ont réussi une mission au moins');
});

it('with names, goes as far as today of a session that is not over, and waits with the verdict', async () => {
  const [session] = aReport().sessions;
  if (!session) throw new Error('a report has a session');
  startServer({
    sessions,
    report: aReport({
      sessions: [{ ...session, name: 'Atelier du mardi', open: true }],
      participation: { ...aReport().participation, played: 40 },
    }),
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  await page.getByRole('button', { name: 'With names…' }).click();
  await userEvent.type(page.getByLabelText('Reason'), 'mandatory training{Enter}');
  const own = page.getByRole('article', { name: 'Rapport d’étape' });
  await expect
    .element(own)
    .toHaveTextContent(/«.Atelier du mardi.» n’est pas terminée.: tous ses chiffres sont ceux du 22 novembre/);
  await expect.element(own).toHaveTextContent('Le verdict attend la fin.');
  await expect.element(own).not.toHaveTextContent(/Le but (est|n’est)/);
});

it('says that play of an open session counts once ten people have finished, and never that nobody played', async () => {
  const [session] = aReport().sessions;
  if (!session) throw new Error('a report has a session');
  const interim = { until: '2026-12-31T17:00:00.000Z', people: 0 };
  const missions = aReport().missions.map((mission) => ({ ...mission, figures: null, memory: null, mistakes: [] }));
  const none = { total: null, memory: null, judgements: null, themes: [], teams: [], measures: [] };
  const participation = { ...aReport().participation, invited: null, uninvited: 0 };
  startServer({
    sessions,
    report: aReport({ ...none, missions, participation, sessions: [{ ...session, figures: null, interim }] }),
    reportCampaign: { name: 'Automne 2026', expected: 60, came: 18, here: null, ...RUNS, sessions: 1 },
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  const own = page.getByRole('article', { name: 'Rapport d’étape' });
  await expect.element(own).toBeVisible();
  const plain = (own.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(plain).toContain('court jusqu’au 31 décembre 2026 : sa seule session est dans ce rapport.');
  expect(plain).toContain(
    'Sans chiffres, car ceux d’une session encore ouverte ne comptent que quand dix personnes y ont tout terminé : Le tri de 9 h',
  );
  expect(plain).toContain('11 personnes sont venues ; cette session n’a pas de liste d’invités. 10 ont joué.');
  expect(plain).toContain('Les erreurs d’une session encore ouverte ne sont décrites qu’à sa fin.');
  expect(plain).not.toMatch(/Ouvertes par personne|Aucune mission n’a été ouverte|Aucune erreur/);
  await expect.element(own.getByLabelText('En bref')).not.toBeInTheDocument();
});

it('tells wrong answers without a kind where no kind is known, rather than none', async () => {
  const [tri] = aReport().missions;
  if (!tri) throw new Error('a report has missions');
  const mistakes = [{ verdict: 'incorrect', people: 7 }];
  startServer({ sessions, report: aReport({ missions: [{ ...tri, mistakes }] }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect
    .element(sheet.getByRole('region', { name: 'Les erreurs, en mots' }))
    .toHaveTextContent(/^Les erreurs, en motsRéponse fausse7 personnes sur 10/);
});

it('names no best gesture of which a mission accepts what is weak', async () => {
  const [tri, rib] = aReport().missions;
  const [payment, email] = aReport().themes;
  if (!tri || !rib || !payment || !email) throw new Error('a report has missions and themes');
  const best = { ...tri, key: 'serrure', theme: 'password' as const, accepts: 'accepte aussi un mot de passe fragile' };
  const without = { ...rib, key: 'sans-chiffres', theme: 'password' as const, figures: null };
  startServer({
    sessions,
    report: aReport({
      missions: [tri, rib, best, without],
      themes: [payment, email, { ...email, theme: 'password' }],
      participation: { ...aReport().participation, played: 20 },
    }),
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText(/Le geste le mieux acquis.: «.Reconnaître un message piégé.»/)).toBeVisible();
});

it('tells of a mission that accepts what is weak how many were, beside those that were right, and says that they do not count', async () => {
  const [tri] = aReport().missions;
  const [, email] = aReport().themes;
  if (!tri || !email) throw new Error('a report has missions and themes');
  const lock = { ...tri, accepts: 'accepte aussi un mot de passe fragile', accepted: 3 };
  startServer({ sessions, report: aReport({ missions: [lock], themes: [email] }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  const told = '3 acceptées, pas encore justes';
  await expect.element(sheet.getByRole('region', { name: 'Gestes justes du premier coup' })).toHaveTextContent(told);
  await expect.element(sheet.getByRole('region', { name: 'Par mission' })).toHaveTextContent(told);
  await expect.element(sheet.getByText(/fragile\u00a0: ce qui n’y est qu’accepté ne compte pas comme juste\./)).toBeVisible();
});

it('tells of a session without a list who came of each department of the directory, as that and no more', async () => {
  const participation = { ...aReport().participation, invited: null, uninvited: 0 };
  const directory = [
    { team: 'Achats', others: false, people: 12, came: 5, bound: 'exact' as const },
    { team: null, others: true, people: 9, came: 1, bound: 'most' as const },
  ];
  startServer({ sessions, report: aReport({ participation, departments: [], directory }) });
  renderConsole(`/admin/report?sessions=${ID}`);
  const part = sheet.getByRole('region', { name: 'Venues, par service de l’annuaire' });
  await expect
    .element(part)
    .toHaveTextContent(/Personnes venues, sur l’effectif de l’annuaire.*Achats5 sur 12.*Autresau plus.1 sur 9/);
  await expect.element(sheet).not.toHaveTextContent('Venues pour moins de la moitié');
});

it('is no report while the session is not over', async () => {
  const leftOut = [{ title: 'Atelier du matin', why: 'not-over' as const }];
  const running = { sessions: [], leftOut, total: null, memory: null, missions: [], themes: [], teams: [], measures: [] };
  startServer({ sessions, report: aReport(running) });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByText('Laissée de côté : « Atelier du matin », qui n’est pas terminée.')).toBeVisible();
  await expect.element(sheet.getByText('Un rapport s’établit une fois la session terminée.')).toBeVisible();
});

it('says in words what returns measured, beside the same people in their session, and when the rest will be there', async () => {
  await page.viewport(1280, 900);
  const server = startServer({ sessions });
  renderConsole(`/admin/report?sessions=${ID}`);
  const part = sheet.getByRole('region', { name: 'Ce qui reste, au retour' });
  const plain = () => (part.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  await expect.element(part).toBeVisible();
  expect(server.calls).toContain(`GET /admin/returns?sessions=${ID}`);
  expect(plain()).toContain('Trois semaines après, 12 personnes sont revenues sur les 20 qui avaient ce rendez-vous.');
  expect(plain()).toContain('Leur groupe distingue un peu le vrai du faux, et se montre trop confiant.');
  expect(plain()).toContain('De mémoire, environ 70 % des réponses sont justes, contre environ 75 % la première fois.');
  expect(plain()).toContain('Sur 9 intentions regardées à nouveau, environ 5 sont tenues, et environ 3 en partie.');
  expect(plain()).toContain('À une session, moins de 5 personnes sont revenues');
  expect(plain()).toContain(
    '14 personnes ont ce rendez-vous : les chiffres s’établiront le 7 mars 2027, une fois tous les retours clos.',
  );
  await expect.element(part.getByRole('row', { name: /^Achats ≈.78.% .* ≈.56.%$/ })).toBeVisible();
  await expectNoBarrier();
});

it('says whom a campaign is still to ask back, and when, without their number, which would tell how many solved a mission', async () => {
  const planned = { from: '2026-12-20' };
  startServer({
    sessions,
    returns: APPOINTMENT_KINDS.map((kind) => ({ kind, awaited: null, tooFew: 0, told: null, planned })),
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  const part = sheet.getByRole('region', { name: 'Ce qui reste, au retour' });
  await expect
    .element(part.getByText(/^La campagne y invitera celles qui ont réussi une mission, à partir du 20 décembre 2026\.$/).first())
    .toBeVisible();
  await expect.element(part.getByText(/^Personne n’a ce rendez-vous/)).not.toBeInTheDocument();
});

it('tells no share of those who came without a list, and hints of nobody as a bound', async () => {
  const [tri] = aReport().missions;
  if (!tri?.figures) throw new Error('a report has missions with figures');
  const { participation } = aReport();
  const missions = [{ ...tri, figures: { ...tri.figures, opened: 6, hints: 1 / 6 } }];
  startServer({
    sessions,
    report: aReport({ missions, departments: [], participation: { ...participation, invited: null, uninvited: 0, came: 6 } }),
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  await expect.element(sheet.getByRole('heading', { name: 'Participation' })).toBeVisible();
  const plain = (sheet.element().textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(plain).toMatch(/Venues6Ont joué/);
  expect(plain).toContain('≤ 0,2');
});

it('says why there is nothing to measure at a return, and nothing of one that nobody has', async () => {
  startServer({
    sessions,
    returns: [
      { kind: 'weeks-3', awaited: { people: null, from: null }, tooFew: 0, told: null },
      { kind: 'months-3', awaited: null, tooFew: 0, told: null },
    ],
  });
  renderConsole(`/admin/report?sessions=${ID}`);
  const part = sheet.getByRole('region', { name: 'Ce qui reste, au retour' });
  await expect.element(part.getByText(/^Moins de 5.personnes ont ce rendez-vous.*une fois les sessions terminées/)).toBeVisible();
  await expect.element(part).not.toHaveTextContent(/Trois mois après|Personne n’a ce rendez-vous/);
});

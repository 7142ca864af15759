/** The printed report: three sheets at most, however many missions a campaign played. */
import { THEMES } from '#schemas/constants.ts';
import { aReport } from '../../admin/testing/a-report.ts';
import { openSession } from './api.ts';
import { expect, test } from './test.ts';

/** More missions than Vigie brings, and so more than a campaign of all of them plays. */
const MISSIONS = 36;

test('a report of many missions, teams and measures is three sheets', async ({ page, request }) => {
  const { id, admin } = await openSession(request, 'On paper');
  const {
    missions: [mission],
    teams: [team],
    departments: [department],
    ...report
  } = aReport();
  if (!mission || !team || !department) throw new Error('the report has no mission, team or department');
  const figures = { opened: 60, solved: 55, firstTry: 31, tries: 1.4, hints: 0.2, minutes: 8 };
  const many = {
    ...report,
    participation: { invited: 250, uninvited: 3, came: 63, played: 60, solvedOne: 58, finished: 40 },
    departments: Array.from({ length: 8 }, (_, index) => ({ ...department, team: `Service ${index}`, invited: 30, came: 9 })),
    missions: Array.from({ length: MISSIONS }, (_, index) => ({
      ...mission,
      ...{
        key: `mission-${index}`,
        title: `Une mission au titre assez long, la ${index}e`,
        theme: THEMES[index % THEMES.length],
      },
      figures,
    })),
    themes: THEMES.map((theme) => ({ theme, figures, memory: null })),
    teams: Array.from({ length: 8 }, (_, index) => ({ ...team, team: `Service ${index}`, people: 8, figures })),
    measures: THEMES.slice(0, 3),
  };
  await page.route(/\/admin\/reports\?/, async (route) => {
    const drawn = await (await route.fetch()).json();
    await route.fulfill({ json: { ...drawn, report: many } });
  });
  await page.addInitScript((token) => localStorage.setItem('admin_token', token), admin);
  await page.goto(`/admin/report?sessions=${id}`);
  await expect(page.getByRole('article', { name: 'Rapport' })).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
});

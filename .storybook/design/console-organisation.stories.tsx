/** Pages of the console beyond workshops: campaigns, the directory of people, accounts. */
import { userEvent } from 'storybook/test';
import { RETURN_TEXT, RETURN_TITLE } from '../../admin/campaigns/return-mail.ts';
import preview from '../preview.tsx';
import { ONE_MAIN, consolePage as page } from './console-page.tsx';

const meta = preview.meta({ title: 'Console/Organisation', parameters: ONE_MAIN });

const CAMPAIGN = '/admin/campaigns/c1/progress';

export const Campaign = meta.story(page(CAMPAIGN, null));

/** Returns that the campaign sets for everybody, and the links to send where the installation has no mail server. */
export const CampaignReturns = meta.story(
  page(CAMPAIGN, null, {
    returnPlan: {
      offered: ['weeks-3', 'months-3'],
      plan: {
        ...{ kinds: ['weeks-3', 'months-3'], subject: RETURN_TITLE, text: RETURN_TEXT, replyTo: 'camille@brevelle.example' },
        ...{ page: 'https://vigie.brevelle.example/retour', running: true, setBy: 'marie', since: '2026-11-21T09:00:00.000Z' },
      },
      people: [
        { kind: 'weeks-3', toCome: 20, nextOn: '2026-12-14', due: 2, asked: 21, declined: 1, kept: 3 },
        { kind: 'months-3', toCome: 44, nextOn: '2027-02-22', due: 0, asked: 0, declined: 1, kept: 2 },
      ],
      sessions: [],
    },
    act: async (canvas, { campaigns }) => {
      await userEvent.click(await canvas.findByRole('button', { name: campaigns.back.draw(2) }));
      await canvas.findByText(campaigns.back.once);
    },
  }),
);

export const CampaignOutOfReach = meta.story({
  ...page(CAMPAIGN, null, { failing: ['GET /admin/campaigns/c1'] }),
  tags: ['!test'],
});

export const NoCampaignYet = meta.story({
  ...page('/admin/campaign-list', ({ shell }) => shell.titles.campaigns, { campaigns: [] }),
  tags: ['!test'],
});

/** The preview of an import: changes that a pasted list would make. */
export const PeopleImportPreview = meta.story(
  page('/admin/directory', ({ shell }) => shell.titles.people, {
    act: async (canvas, { people }) => {
      await userEvent.click(await canvas.findByLabelText(people.paste));
      await userEvent.paste('Nom;E-mail;Service\nCarl Bono;carl@example.fr;Paie\nAna Ruiz;ana@example.fr;Paie');
      await userEvent.click(canvas.getByRole('button', { name: people.look }));
      await canvas.findByRole('region', { name: people.previewTitle });
    },
  }),
);

export const Accounts = meta.story(page('/admin/accounts', ({ accounts }) => accounts.title));

/** An observer sees the accounts and can change none. */
export const AccountsOfAnObserver = meta.story({
  ...page('/admin/accounts', ({ accounts }) => accounts.title, { role: 'observer' }),
  tags: ['!test'],
});

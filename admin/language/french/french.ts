/** French messages of the console; loaded once French is chosen. */
import type { Catalogue } from '../catalogue.ts';
import { accounts, audit, restore } from './accounts.ts';
import { auth } from './auth.ts';
import { buttons } from './buttons.ts';
import { campaigns } from './campaigns.ts';
import { cockpit } from './cockpit.tsx';
import { components } from './components.tsx';
import { dashboard } from './dashboard.tsx';
import { dataProtection } from './data-protection.ts';
import { fields } from './fields.ts';
import { format } from './format.ts';
import { guide } from './guide.ts';
import { installation } from './installation.ts';
import { mails } from './mails.ts';
import { pages } from './pages.tsx';
import { participants } from './participants.tsx';
import { people } from './people.ts';
import { presenter } from './presenter.tsx';
import { proof } from './proof.tsx';
import { remote } from './remote.ts';
import { report } from './report.ts';
import { sessionPages } from './session-pages.ts';
import { setup } from './setup.tsx';
import { shell } from './shell.ts';
import { workshop } from './workshop.ts';
import { workshopTable } from './workshop-table.ts';

export const french: Catalogue = {
  accounts,
  audit,
  auth,
  buttons,
  campaigns,
  cockpit,
  components,
  dashboard,
  dataProtection,
  fields,
  format,
  guide,
  installation,
  mails,
  pages,
  participants,
  people,
  presenter,
  proof,
  remote,
  report,
  restore,
  sessionPages,
  setup,
  shell,
  workshop,
  workshopTable,
};

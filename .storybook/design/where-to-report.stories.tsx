/** Where to report, in the debrief that leads to it: with every contact set, with one of them, and with none. */
import { Debrief } from '#engine/frame/panels/debrief.tsx';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const meta = preview.meta({ title: 'Design/Where to report', tags: ['autodocs'] });

const ALL: WhereToReport = {
  email: 'signaler@brevelle.example',
  phone: '01 99 00 12 34',
  button: 'Signaler ce message',
};

const told = (reporting: WhereToReport | undefined) => () => (
  <div className={styles.parts}>
    <Debrief debrief={aManifest().debrief} reporting={reporting} />
  </div>
);

export const AllOfIt = meta.story({ render: told(ALL) });
export const AButtonOnly = meta.story({ render: told({ email: null, phone: null, button: 'Signaler' }) });
export const NothingSet = meta.story({ render: told(undefined) });
export const Dark = meta.story({ tags: ['!autodocs'], globals: { theme: 'dark' }, render: told(ALL) });
export const OnAPhone = meta.story({ tags: ['!autodocs'], globals: { viewport: { value: 'narrow' } }, render: told(ALL) });
export const LongAndNarrow = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'narrow' } },
  render: told({
    email: 'centre.operationnel.de.securite.signalements@filiale.groupe.brevelle.example',
    phone: '01 99 00 12 34 (24 h/24, week-end compris)',
    button: 'Signaler un message indésirable ou suspect à la sécurité',
  }),
});

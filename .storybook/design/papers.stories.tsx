/** Documents on paper: the attestation of a participant, and the report for the people who ordered the training. */
import { ReportSheet } from '../../admin/report/sheet/report-sheet.tsx';
import { aReport } from '../../admin/testing/a-report.ts';
import { AttestationSheet } from '../../engine/ui/paper/attestation-sheet.tsx';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const meta = preview.meta({ title: 'Design/Papers', tags: ['autodocs'] });

const AT = '2026-11-22T09:00:00.000Z';

export const Attestation = meta.story({
  render: () => (
    <div className={styles.parts}>
      <div style={{ containerType: 'inline-size', inlineSize: 'min(100%, 52rem)' }}>
        <AttestationSheet
          address="vigie.example.org/attestation"
          attestation={{
            code: '7KQ2-MXDA-3RT9',
            name: 'Éloïse Dupont-Martin',
            session: 'Équipe achats',
            day: '2026-11-21',
            solved: 5,
            minutes: 42,
            issuedOn: '2026-11-22',
          }}
        />
      </div>
    </div>
  ),
});

export const AnonymousReport = meta.story({
  render: () => (
    <div className={styles.parts}>
      <ReportSheet
        report={aReport()}
        compared={aReport()}
        conclusion="Le geste est là, l’hésitation aussi : nous reprendrons le contre-appel avec la comptabilité en janvier."
        at={AT}
      />
    </div>
  ),
});

export const TooFewPeople = meta.story({
  render: () => (
    <div className={styles.parts}>
      <ReportSheet
        report={aReport({
          sessions: [],
          total: null,
          memory: null,
          missions: [],
          themes: [],
          departments: [],
          teams: [],
          measures: [],
          leftOut: [{ title: 'Atelier du soir', why: 'too-few' }],
        })}
        compared={null}
        at={AT}
      />
    </div>
  ),
});

export const NarrowAndDark = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'narrow' } },
  render: AnonymousReport.input.render,
});

import type { CampaignDetails } from '#schemas/campaigns.ts';
import { Panel } from '../components/layout/panel.tsx';
import { formatDate } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import styles from './campaigns.module.css';

/** Purpose of the campaign, the personal data that it holds, and for how long: the law requires that people are told. */
export function HeldPanel({ campaign: { purpose, endsOn, endedAt } }: { readonly campaign: CampaignDetails }) {
  const words = messages().campaigns.held;
  return (
    <Panel title={words.title}>
      <dl className={styles.held}>
        <div>
          <dt>{words.purpose}</dt>
          <dd>{purpose === '' ? words.noPurpose : purpose}</dd>
        </div>
        <div>
          <dt>{words.what}</dt>
          <dd>{endedAt === null ? words.running : words.figures}</dd>
        </div>
        <div>
          <dt>{words.until}</dt>
          <dd>{endedAt === null ? words.ends(formatDate(endsOn)) : words.ended}</dd>
        </div>
      </dl>
    </Panel>
  );
}

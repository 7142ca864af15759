/** The reporting channel of the player's company, beside every debrief; if none is set, advice on whom to ask. */

import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { LineBreak } from '#engine/ui/scenery/line-break.tsx';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import styles from './where-to-report.module.css';

interface WhereToReportBoxProps {
  /** Sent with the debrief; absent if none is set. */
  readonly reporting: WhereToReport | undefined;
  /** Heading level. */
  readonly level?: 2 | 3 | 4;
}

export function WhereToReportBox({ reporting, level = 3 }: WhereToReportBoxProps) {
  const title = useId();
  const Title = `h${level}` as const;
  if (!reporting)
    return (
      <p className={styles.unknown}>
        À qui signaler, dans votre entreprise&nbsp;? Si vous ne le savez pas, demandez-le à la personne qui anime la session ou à
        votre support informatique.
      </p>
    );
  const { button, email, phone } = reporting;
  const beforeAt = email?.slice(0, email.indexOf('@')) ?? '';
  return (
    <section className={styles.box} aria-labelledby={title}>
      <LifeBuoy className={styles.mark} size={24} aria-hidden="true" />
      <div className={styles.words}>
        <Title id={title} className={styles.title}>
          Signaler, chez nous
        </Title>
        <p>Un doute, un clic de trop&nbsp;? Dites-le tout de suite, même sans certitude.</p>
      </div>
      <dl className={styles.ways}>
        {button !== null && (
          <div>
            <dt>Dans la messagerie</dt>
            <dd>Bouton {frenchSpaces(`« ${button} »`)}</dd>
          </div>
        )}
        {email !== null && (
          <div>
            <dt>Par e-mail</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
                {beforeAt}
                <LineBreak />
                {email.slice(beforeAt.length)}
              </a>
            </dd>
          </div>
        )}
        {phone !== null && (
          <div>
            <dt>Par téléphone</dt>
            <dd>{dialled(phone) === null ? phone : <a href={`tel:${dialled(phone)}`}>{phone}</a>}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Number for a `tel:` link; null if the text is not a single number. */
function dialled(phone: string): string | null {
  const number = phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/[\s().-]/g, '');
  return /^\+?[0-9]+$/.test(number) ? number : null;
}

/** One mission of the end page, folded behind its title, and the list of missed missions. */
import { catalogue, routes } from 'virtual:challenges/catalogue';
import { Link } from 'react-router-dom';
import { References, Reflexes, Saying } from '#engine/frame/panels/debrief-parts.tsx';
import { Fold } from '#engine/frame/panels/fold.tsx';
import { triesText } from '#engine/frame/panels/tries-text.ts';
import { type Deeds, deedsIn, hasReviewed, isAcceptedUnseen, isHarmless } from '#engine/frame/play/deeds.ts';
import { pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { DebriefContent } from '#schemas/manifest/debrief.ts';
import type { SummaryMission } from '#schemas/summary.ts';
import { DoneList } from '../missions/done-list.tsx';
import { choicesOf } from '../player-state/choices.ts';
import { useSite } from '../site-context.ts';
import { type Award, awardOf, netText } from '../victory/award.ts';
import { count } from './count.ts';
import styles from './mission-record.module.css';

export function MissionRecord({ mission }: { readonly mission: SummaryMission }) {
  const { player } = useSite();
  const { key, solved, points, failures, debrief } = mission;
  const entry = catalogue.find((candidate) => candidate.key === key);
  const route = routes.find((candidate) => candidate.key === key);
  if (!entry || !route) return null;
  const award = awardOf(entry, solved ? points : null, failures);
  const deeds = deedsIn(choicesOf(player, key, 'deeds').read());
  return (
    <article className={styles.mission} aria-labelledby={`bilan-${key}`}>
      <details>
        <summary>
          <h3 id={`bilan-${key}`}>{frenchSpaces(entry.title)}</h3>
          <span className={styles.won}>{award ? wonText(award, failures) : `${entry.duration}\u00a0min`}</span>
        </summary>
        <div className={styles.told}>
          <dl className={styles.beside}>
            <div>
              <dt>Ce que j’ai fait</dt>
              <dd className={styles.did}>
                <p>{effortText(mission, deeds)}</p>
                {solved && <DoneList deeds={deeds} said={null} />}
              </dd>
            </div>
            {debrief && (
              <div>
                <dt>Ce qui est juste</dt>
                <dd>
                  <Reflexes reflexes={debrief.reflexes} />
                </dd>
              </div>
            )}
          </dl>
          {debrief && <Told debrief={debrief} />}
          <p>
            <Link to={route.path}>{solved ? 'Relire la mission' : 'Ouvrir la mission'}</Link>
          </p>
        </div>
      </details>
      {/* Nothing unfolds on paper: there, the sentence to keep is printed under the title. */}
      {debrief && (
        <p className={styles.printed} aria-hidden="true">
          {frenchSpaces(debrief.tellAColleague)}
        </p>
      )}
    </article>
  );
}

function Told({ debrief: { tellAColleague, whyItWorks, references } }: { readonly debrief: DebriefContent }) {
  return (
    <>
      <Saying tellAColleague={tellAColleague} />
      <div>
        <h4>Pourquoi cela marche</h4>
        <p>{frenchSpaces(whyItWorks)}</p>
      </div>
      <div>
        <h4>Pour aller plus loin</h4>
        <References references={references} />
      </div>
    </>
  );
}

interface MissedMissionsProps {
  readonly missions: readonly SummaryMission[];
  /** Whether the session is over: then the debriefs of these missions are shown. */
  readonly closed: boolean;
}

export function MissedMissions({ missions, closed }: MissedMissionsProps) {
  return (
    <section className={styles.missed} aria-label={closed ? 'Ce que j’ai manqué' : 'Ce qui reste'}>
      <Fold
        title={
          <h2>
            {closed ? 'Ce que j’ai manqué' : 'Ce qui reste'}, {count(missions.length, 'mission')}
          </h2>
        }
      >
        <p>{missedIntroduction(missions.length > 1, closed)}</p>
        <div>
          {missions.map((mission) => (
            <MissionRecord key={mission.key} mission={mission} />
          ))}
        </div>
      </Fold>
    </section>
  );
}

function missedIntroduction(many: boolean, closed: boolean): string {
  if (closed) return `La session est close\u00a0: voici ce que ${many ? 'ces missions racontaient' : 'cette mission racontait'}.`;
  return many
    ? 'Ces missions vous attendent. Leur débriefing se lit une fois la mission accomplie, ou la session close.'
    : 'Cette mission vous attend. Son débriefing se lit une fois la mission accomplie, ou la session close.';
}

/** « 4 points », « 1 point (3 − 2, pris par un faux pas) ». */
function wonText(award: Award, failures: number): string {
  const net = netText(award, failures);
  return `${shortPoints(award.net)} ${pointsWord(award.net)}${net === null ? '' : ` (${net})`}`;
}

/** Tries and hints of a mission. A mission that accepts weak answers, and was solved in another browser, is only called accepted. */
function effortText({ solved, hints, failures, accepts }: SummaryMission, deeds: Deeds): string {
  if (!solved) return missedText(failures, hints);
  const text = triesText(failures, hints, hasReviewed(deeds), isHarmless(deeds));
  return isAcceptedUnseen(deeds, accepts) ? `${text.replace(/^Réussie/, 'Acceptée')} Cette mission ${accepts}.` : text;
}

function missedText(failures: number, hints: number): string {
  if (failures === 0 && hints === 0) return 'Pas essayée.';
  const tried = [...(failures > 0 ? [count(failures, 'essai')] : []), ...(hints > 0 ? [count(hints, 'indice')] : [])];
  return `${tried.join(', ')}.`;
}
